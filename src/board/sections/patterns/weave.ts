import { type Drawing, fixed } from './drawing.ts';

/** Bands along the shorter side. */
const BANDS = 5;
/** Of the pitch of the bands. */
const BAND = 0.68;

/** Bands that pass over and under each other, in two colours of the brand. */
export function weave({ width, height, back, colors, line }: Drawing): string {
  const pitch = Math.min(width, height) / BANDS;
  const band = pitch * BAND;
  const inset = (pitch - band) / 2;
  const gap = Math.max(line, pitch * 0.06);
  const [level = '', upright = level] = colors;
  const columns = Math.ceil(width / pitch) + 1;
  const rows = Math.ceil(height / pitch) + 1;
  const lying = Array.from({ length: rows }, (_, row) =>
    rect([0, row * pitch + inset, columns * pitch, band], level),
  );
  const standing = Array.from({ length: columns }, (_, column) =>
    rect([column * pitch + inset, 0, band, rows * pitch], upright),
  );
  // Where a lying band is on top, it covers the standing one and the gaps beside it; elsewhere the reverse.
  const crossings = Array.from({ length: rows * columns }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const [x, y] = [column * pitch + inset, row * pitch + inset];
    return (column + row) % 2 === 0
      ? rect([x - gap, y - gap, band + 2 * gap, band + 2 * gap], back) +
          rect([x - gap, y, band + 2 * gap, band], level)
      : rect([x - gap, y - gap, band + 2 * gap, band + 2 * gap], back) +
          rect([x, y - gap, band, band + 2 * gap], upright);
  });
  // Edges without a soft seam between bands.
  return `<g shape-rendering="crispEdges">${[...lying, ...standing, ...crossings].join('')}</g>`;
}

function rect([x, y, width, height]: readonly [number, number, number, number], fill: string): string {
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}" fill="${fill}"/>`;
}
