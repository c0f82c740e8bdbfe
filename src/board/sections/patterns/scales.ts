import { type Drawing, fixed } from './drawing.ts';

/** Scales along the shorter side. */
const ACROSS = 2;
/** Radii of the rings in a scale, the outermost first. */
const RINGS = [1, 0.8, 0.58, 0.36, 0.16];

/** Rows that cover each other like scales: rings for rounded brands, nested lozenges for others. */
export function scales({ width, height, back, colors, corner }: Drawing): string {
  const radius = Math.min(width, height) / ACROSS / 2;
  const [first = '', second = back] = colors;
  const fills = [back, first, back, second, first];
  const scale = (x: number, y: number) =>
    RINGS.map((part, at) => {
      const r = radius * part;
      const fill = fills[at] ?? back;
      return corner > 0
        ? `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${fill}"/>`
        : `<path d="M${fixed(x)} ${fixed(y - r)}L${fixed(x + r)} ${fixed(y)}L${fixed(x)} ${fixed(y + r)}L${fixed(x - r)} ${fixed(y)}Z" fill="${fill}"/>`;
    }).join('');
  const rows = Math.ceil((height * 2) / radius) + 3;
  const columns = Math.ceil(width / (2 * radius)) + 2;
  return Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns);
    return scale((at % columns) * 2 * radius - (row % 2) * radius, (row * radius) / 2);
  }).join('');
}
