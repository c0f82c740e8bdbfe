import { type Drawing, fixed } from './drawing.ts';

/** Units of the drawing for a px of the spacing scale. */
const UNIT = 1.7;

/** Stripes as wide as the steps of the spacing scale, turned inside a large form with the corner of the brand. */
export function lens({ width, height, back, colors, corner, steps, random }: Drawing): string {
  const [first = '', second = first] = colors;
  const size = Math.min(width, height) * 0.74;
  const [cx, cy] = [width * (0.4 + random() * 0.2), height / 2];
  const stripes = (fill: string, other: string) => {
    const reach = Math.hypot(width, height);
    const parts: string[] = [];
    let x = -reach / 2;
    for (let at = 0; x < reach / 2; at++) {
      const wide = UNIT * Math.min(40, Math.max(10, steps[at % Math.min(6, steps.length)] ?? 16));
      parts.push(
        `<rect x="${fixed(x)}" y="${fixed(-reach / 2)}" width="${fixed(wide)}" height="${fixed(reach)}" fill="${at % 3 === 2 ? other : fill}"/>`,
      );
      x += wide * 2;
    }
    return parts.join('');
  };
  const r = corner > 0 ? size / 2 : 0;
  const angle = [90, 45, -45][Math.floor(random() * 3)] ?? 90;
  const form = `x="${fixed(-size / 2)}" y="${fixed(-size / 2)}" width="${fixed(size)}" height="${fixed(size)}" rx="${fixed(r)}"`;
  const place = `translate(${fixed(cx)} ${fixed(cy)})`;
  return `<g transform="${place}">${stripes(first, first)}</g><clipPath id="lens"><rect ${form}/></clipPath><g transform="${place}"><g clip-path="url(#lens)"><rect ${form} fill="${back}"/><g transform="rotate(${angle})">${stripes(second, first)}</g></g></g>`;
}
