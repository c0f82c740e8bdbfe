import { type Drawing, fixed } from './drawing.ts';

/** Slanted strokes in rows as high as the steps of the spacing scale, with the ends of the corner. */
export function strokes({ width, height, colors, corner, line, steps, random }: Drawing): string {
  const reach = Math.hypot(width, height) / 2;
  const unit = Math.min(width, height) / 26;
  const first = steps[0] ?? 1;
  const parts: string[] = [];
  let row = 0;
  for (let y = -reach; y < reach; row++) {
    const tall = unit * Math.sqrt((steps[row % Math.min(6, steps.length)] ?? first) / first) * 1.5;
    for (let x = -reach - random() * 200; x < reach;) {
      const long = tall * (1.5 + random() * 7);
      if (random() < 0.72) {
        const fill = colors[Math.floor(random() * colors.length)] ?? '';
        parts.push(
          `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(long)}" height="${fixed(tall)}" rx="${fixed(corner > 0 ? tall / 2 : 0)}" fill="${fill}"/>`,
        );
      }
      x += long + line * 2;
    }
    y += tall + line * 2;
  }
  const angle = [-45, -30, 45][Math.floor(random() * 3)] ?? -45;
  return `<g transform="translate(${fixed(width / 2)} ${fixed(height / 2)}) rotate(${angle})">${parts.join('')}</g>`;
}
