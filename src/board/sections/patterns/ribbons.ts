import { type Drawing, fixed } from './drawing.ts';

/** Borders of the bands in a cell, the outermost first, as parts of its side; they mirror each other, so that bands meet. */
const BORDERS = [0.88, 0.76, 0.66, 0.34, 0.24, 0.12];

/** Bands that turn around two opposite corners of each cell and run on into the next: arcs for rounded brands, angles for others. */
export function ribbons({ width, height, back, colors, corner, random }: Drawing): string {
  const cell = Math.ceil(Math.min(width, height) / 2);
  const columns = Math.ceil(width / cell);
  const [edge = back, middle = edge] = colors.toReversed();
  const fills = [edge, back, middle, back, edge, back];
  const form = (part: number, at: number) => {
    const r = fixed(part * cell);
    const bow = corner > 0 ? `A${r} ${r} 0 0 1 0 ${r}` : `V${r}H0`;
    // It begins outside its cell, each further than the one below it, whose soft edge would be seen as a seam.
    const out = fixed(-1 - at / 2);
    return `<path d="M${out} ${out}H${r}V0${bow}H${out}Z" fill="${fills[at] ?? back}"/>`;
  };
  const turned = BORDERS.map(form).join('');
  const cells = Array.from({ length: columns * Math.ceil(height / cell) }, (_, at) => {
    const [x, y] = [fixed((at % columns) * cell), fixed(Math.floor(at / columns) * cell)];
    const turn = random() < 0.5 ? 0 : 90;
    const half = fixed(cell / 2);
    return [turn, turn + 180]
      .map((angle) => `<g transform="translate(${x} ${y}) rotate(${angle} ${half} ${half})">${turned}</g>`)
      .join('');
  }).join('');
  // Edges without a soft seam between cells.
  return corner > 0 ? cells : `<g shape-rendering="crispEdges">${cells}</g>`;
}
