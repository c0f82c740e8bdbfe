import type { Rgba } from '../../color/rgba.ts';
import { toHex } from '../../color/hex.ts';

/** A number of at most one decimal, as in path data. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Points as the data of a path. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/** A closed smooth curve around points, through the middles of their sides. */
export function closedCurve(points: readonly (readonly [x: number, y: number])[]): string {
  const middle = (at: number): readonly [number, number] => {
    const [x, y] = points[at % points.length] ?? [0, 0];
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0];
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  const [startX, startY] = middle(points.length - 1);
  const curves = points.map(([x, y], at) => {
    const [toX, toY] = middle(at);
    return `Q${short(x)} ${short(y)} ${short(toX)} ${short(toY)}`;
  });
  return `M${short(startX)} ${short(startY)}${curves.join('')}Z`;
}

/** A linear gradient, top to bottom unless turned. */
export function linear(
  id: string,
  stops: readonly (readonly [offset: number, color: Rgba])[],
  turned = false,
): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${turned ? 1 : 0}" y2="${turned ? 0 : 1}">${stopsOf(stops)}</linearGradient>`;
}

/** A radial gradient around a point, in parts of the box. */
export function radial(
  id: string,
  [x, y, radius]: readonly [number, number, number],
  stops: readonly (readonly [offset: number, color: Rgba])[],
): string {
  return `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops: readonly (readonly [offset: number, color: Rgba])[]): string {
  return stops
    .map(
      ([offset, color]) =>
        `<stop offset="${offset}" stop-color="${toHex({ ...color, a: 1 })}" stop-opacity="${color.a}"/>`,
    )
    .join('');
}

/** A filter that blurs by a radius. */
export function blur(id: string, radius: number): string {
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${short(radius)}"/></filter>`;
}
