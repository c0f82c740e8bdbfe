import { type Drawing, fixed } from './drawing.ts';

/** Forms of a halftone, the largest at one point. */
export function halftone({ width, height, colors, corner, random }: Drawing): string {
  const pitch = Math.min(width, height) / 11;
  const [x0, y0] = [width * (0.25 + random() * 0.5), height * (0.3 + random() * 0.4)];
  const reach = Math.hypot(width, height) * 0.62;
  const columns = Math.ceil(width / pitch) + 1;
  const [dot = '', other = dot] = colors;
  return Array.from({ length: columns * (Math.ceil(height / pitch) + 1) }, (_, at) => {
    const row = Math.floor(at / columns);
    const [x, y] = [((at % columns) + (row % 2) / 2) * pitch, row * pitch];
    const far = Math.hypot(x - x0, y - y0) / reach;
    const side = pitch * Math.min(0.94, Math.max(0.08, 1.06 - far * 1.15));
    const fill = Math.abs(far - 0.32) < 0.13 ? other : dot;
    return `<rect x="${fixed(x - side / 2)}" y="${fixed(y - side / 2)}" width="${fixed(side)}" height="${fixed(side)}" rx="${fixed(corner > 0 ? side / 2 : 0)}" fill="${fill}"/>`;
  }).join('');
}
