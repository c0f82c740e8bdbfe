import { cornerPath, type Drawing, fixed } from './drawing.ts';

/** Cells along the shorter side. */
const CELLS = 3;

/**
 * Square cells with forms that turn: sectors of the corner for rounded brands, triangles for others, and lines. An edge in
 * the colour of the form hides the seam to the next cell.
 */
export function mosaic({ width, height, colors, corner, line, random }: Drawing): string {
  const cell = Math.min(width, height) / CELLS;
  const columns = Math.ceil(width / cell);
  const cells = Array.from({ length: columns * Math.ceil(height / cell) }, (_, at) => {
    const color = colors[Math.floor(random() * colors.length)] ?? '';
    const turn = 90 * Math.floor(random() * 4);
    const [x, y] = [(at % columns) * cell, Math.floor(at / columns) * cell];
    return `<g transform="translate(${fixed(x)} ${fixed(y)}) rotate(${turn} ${fixed(cell / 2)} ${fixed(cell / 2)})" fill="${color}" stroke="${color}">${cellForm(cell, random(), corner, line)}</g>`;
  });
  return cells.join('');
}

function cellForm(cell: number, chance: number, corner: number, line: number): string {
  const side = fixed(cell);
  if (chance < 0.42) return `<path d="${cornerPath(cell, corner)}"/>`;
  if (chance < 0.6) return `<rect width="${side}" height="${fixed(cell / 2)}"/>`;
  if (chance < 0.76) {
    const count = Math.max(3, Math.min(7, Math.floor(cell / (4 * line))));
    return Array.from(
      { length: count },
      (_, at) =>
        `<rect y="${fixed((at * cell) / count)}" width="${side}" height="${fixed(cell / count / 2)}"/>`,
    ).join('');
  }
  if (chance < 0.9) {
    const radius = fixed(Math.min(cell / 2, corner * 2));
    return `<rect width="${side}" height="${side}" rx="${radius}"/>`;
  }
  return '';
}
