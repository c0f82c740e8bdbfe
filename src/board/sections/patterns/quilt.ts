import { cornerPath, type Drawing, fixed } from './drawing.ts';

/** Cells along half of a block. */
const HALF = 2;

/** Blocks that mirror themselves like a quilt: triangles, or quarter discs for rounded brands. */
export function quilt({ width, height, colors, corner, random }: Drawing): string {
  const cell = Math.min(width, height) / (2 * HALF);
  const block = 2 * HALF * cell;
  const quarter = Array.from({ length: HALF * HALF }, (_, at) => {
    const fill = colors[Math.floor(random() * colors.length)] ?? '';
    const turn = 90 * Math.floor(random() * 4);
    const [x, y] = [(at % HALF) * cell, Math.floor(at / HALF) * cell];
    return `<path transform="translate(${fixed(x)} ${fixed(y)}) rotate(${turn} ${fixed(cell / 2)} ${fixed(cell / 2)})" d="${cornerPath(cell, corner)}" fill="${fill}" stroke="${fill}"/>`;
  }).join('');
  const mirrored = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(
      ([x = 1, y = 1]) =>
        `<g transform="translate(${fixed(block / 2)} ${fixed(block / 2)}) scale(${x} ${y}) translate(${fixed(-block / 2)} ${fixed(-block / 2)})">${quarter}</g>`,
    )
    .join('');
  const columns = Math.ceil(width / block) + 1;
  const shift = (width - columns * block) / 2;
  return Array.from(
    { length: columns * Math.ceil(height / block) },
    (_, at) =>
      `<g transform="translate(${fixed(shift + (at % columns) * block)} ${fixed(Math.floor(at / columns) * block)})">${mirrored}</g>`,
  ).join('');
}
