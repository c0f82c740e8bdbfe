import { type Drawing, fixed } from './drawing.ts';

/** Arches side by side. */
const FEWEST = 4;
/** Inner borders of an arch, as parts of its width. */
const BORDERS = [1, 0.74, 0.5, 0.26];

/** A row of arches of unlike height, each with others inside: round for rounded brands, square for others. */
export function arches({ width, height, back, colors, corner, random }: Drawing): string {
  const count = FEWEST + Math.round(width / height);
  const wide = width / count;
  return Array.from({ length: count }, (_, at) => {
    const tall = height * (0.36 + random() * 0.58);
    const fills = [colors[at % colors.length] ?? '', back, colors[(at + 1) % colors.length] ?? '', back];
    return BORDERS.map((part, step) => {
      const side = wide * part * 0.94;
      const x = at * wide + (wide - side) / 2;
      const y = height - tall + ((wide - side) / 2) * (corner > 0 ? 1 : 1.6);
      const r = corner > 0 ? side / 2 : 0;
      return `<path d="M${fixed(x)} ${fixed(height)}V${fixed(y + r)}${r > 0 ? `A${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(x + side)} ${fixed(y + r)}` : `H${fixed(x + side)}`}V${fixed(height)}Z" fill="${fills[step] ?? back}"/>`;
    }).join('');
  }).join('');
}
