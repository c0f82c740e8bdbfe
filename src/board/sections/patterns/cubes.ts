import { type Drawing, fixed } from './drawing.ts';

/** Cubes along the shorter side. */
const ACROSS = 3;

/** Corners of the top, the left and the right side of a cube around their common corner, in half widths and in sides. */
const SIDES = ['0,0 1,-0.5 0,-1 -1,-0.5', '0,0 0,1 -1,0.5 -1,-0.5', '0,0 0,1 1,0.5 1,-0.5'].map((corners) =>
  corners.split(' ').map((corner) => corner.split(',').map(Number)),
);

/** Blocks that seem to lie on each other: three sides in three colours, some of them open. */
export function cubes({ width, height, back, colors, random }: Drawing): string {
  const side = Math.min(width, height) / ACROSS / 1.5;
  const half = (side * Math.sqrt(3)) / 2;
  const [first = '', second = back, third = back] = colors;
  const columns = Math.ceil(width / (2 * half)) + 2;
  const rows = Math.ceil(height / (1.5 * side)) + 2;
  const face = (x: number, y: number, corners: readonly (readonly number[])[], fill: string) =>
    `<path d="M${corners.map(([across = 0, down = 0]) => `${fixed(x + across * half)} ${fixed(y + down * side)}`).join('L')}Z" fill="${fill}" stroke="${fill}"/>`;
  return Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    const [x, y] = [(at % columns) * 2 * half - (row % 2) * half, row * 1.5 * side];
    const turned = random() < 0.26;
    const fills = turned ? [third, first, back] : [first, second, third];
    return SIDES.map((corners, of) => face(x, y, corners, fills[of] ?? back)).join('');
  }).join('');
}
