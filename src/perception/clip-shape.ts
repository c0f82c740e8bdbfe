import type { Box, StyledElement } from '../cascade/styled-page.ts';
import { intersect } from './box-geometry.ts';

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/**
 * The bounding box of what `clip-path` and `clip` leave of an element, null where they leave all of it. Shapes that the
 * page does not describe (paths, references) count as the whole box.
 */
export function clipShape({ style, box }: StyledElement): Box | null {
  const path = style['clip-path'];
  const isOutOfFlow = style.position === 'absolute' || style.position === 'fixed';
  const rect = isOutOfFlow && style.clip !== 'auto' ? clipRect(style.clip, box) : null;
  const shape = path === 'none' ? null : basicShape(path, box);
  if (rect === null || shape === null) return rect ?? shape;
  return intersect(rect, shape);
}

/** `rect(top, right, bottom, left)`, from the top left corner. */
function clipRect(text: string, box: Box): Box {
  const [top = '', right = '', bottom = '', left = ''] = argumentsOf(text, 'rect(')?.split(',') ?? [];
  const edge = (value: string, auto: number) => {
    const px = Number.parseFloat(value);
    return Number.isNaN(px) ? auto : px;
  };
  const [x, y] = [edge(left, 0), edge(top, 0)];
  return positive({
    x: box.x + x,
    y: box.y + y,
    width: edge(right, box.width) - x,
    height: edge(bottom, box.height) - y,
  });
}

function basicShape(text: string, box: Box): Box | null {
  const inset = argumentsOf(text, 'inset(');
  if (inset !== null) return insetShape(inset, box);
  const polygon = argumentsOf(text, 'polygon(');
  if (polygon !== null) return polygonShape(polygon, box);
  const circle = argumentsOf(text, 'circle(');
  if (circle !== null) return roundShape(circle, box, 1);
  const ellipse = argumentsOf(text, 'ellipse(');
  return ellipse === null ? null : roundShape(ellipse, box, 2);
}

function argumentsOf(text: string, name: string): string | null {
  const start = text.indexOf(name);
  return start < 0 ? null : text.slice(start + name.length, text.lastIndexOf(')'));
}

function insetShape(text: string, box: Box): Box | null {
  const written = text.replace(/ round .*$/, '').split(' ');
  const [top = '0px', right = top, bottom = top, left = right] = written;
  const [fromTop, fromBottom] = [resolve(top, box.height), resolve(bottom, box.height)];
  const [fromLeft, fromRight] = [resolve(left, box.width), resolve(right, box.width)];
  if (fromTop === null || fromBottom === null || fromLeft === null || fromRight === null) return null;
  return positive({
    x: box.x + fromLeft,
    y: box.y + fromTop,
    width: box.width - fromLeft - fromRight,
    height: box.height - fromTop - fromBottom,
  });
}

/** A polygon without an area, such as a line, shows nothing. */
function polygonShape(text: string, box: Box): Box | null {
  const points = text
    .replace(/^(?:nonzero|evenodd),\s*/, '')
    .split(',')
    .map((pair) => {
      const [x = '', y = ''] = pair.trim().split(' ');
      return [resolve(x, box.width), resolve(y, box.height)] as const;
    });
  const known = points.flatMap(([x, y]) => (x === null || y === null ? [] : [[x, y] as const]));
  const [first] = known;
  if (known.length < points.length || first === undefined) return null;
  let [area, previous] = [0, known.at(-1) ?? first];
  for (const point of known) {
    area += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  if (Math.abs(area) < 2) return { ...NOTHING, x: box.x, y: box.y };
  const [left, right] = extremes(known.map(([x]) => x));
  const [top, bottom] = extremes(known.map(([, y]) => y));
  return { x: box.x + left, y: box.y + top, width: right - left, height: bottom - top };
}

function extremes(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
}

/** A circle or ellipse of known radii; the keywords reach to a side of the box. @param count radii */
function roundShape(text: string, box: Box, count: 1 | 2): Box | null {
  const [sizes = '', position = ''] = ` ${text}`.split(' at ');
  const radii = sizes.trim() === '' ? [] : sizes.trim().split(' ').slice(0, count);
  if (radii.some((radius) => radius.includes('-side') || radius.includes('-corner'))) return null;
  if (radii.length === 0) return null;
  const diagonal = Math.hypot(box.width, box.height) / Math.SQRT2;
  const [first, second] = radii;
  const across = resolve(first ?? '', count === 1 ? diagonal : box.width);
  const down = second === undefined ? across : resolve(second, box.height);
  const [x = '50%', y = '50%'] = position.trim() === '' ? [] : position.trim().split(' ');
  const [left, top] = [resolve(x, box.width), resolve(y, box.height)];
  if (across === null || down === null || left === null || top === null) return null;
  return positive({
    x: box.x + left - across,
    y: box.y + top - down,
    width: 2 * across,
    height: 2 * down,
  });
}

const PLACES: Readonly<Record<string, number>> = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 };

/** px of a length, a percentage or a place; null for anything that layout has to compute. */
function resolve(text: string, base: number): number | null {
  const place = PLACES[text];
  if (place !== undefined) return place * base;
  const value = Number.parseFloat(text);
  if (Number.isNaN(value)) return null;
  if (text.endsWith('%')) return (value / 100) * base;
  return text.endsWith('px') || value === 0 ? value : null;
}

function positive({ x, y, width, height }: Box): Box {
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}
