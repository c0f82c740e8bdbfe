import { type Drawing, fixed } from './drawing.ts';

/** Wedges in a full turn. */
const FEWEST = 26;
const MORE = 14;
/** At a corner, a quarter of them is seen. */
const AT_CORNER = 1.7;

/** Wedges around a point at an edge, as wide by turns as the steps of the spacing scale, with a disc or a square at the point. */
export function rays({ width, height, back, colors, corner, steps, random }: Drawing): string {
  const x = (width * Math.floor(random() * 3)) / 2;
  const y = random() < 0.5 ? 0 : height;
  const reach = Math.hypot(width, height) * 1.1;
  const count = 2 * Math.round(((x === width / 2 ? 1 : AT_CORNER) * (FEWEST + random() * MORE)) / 2);
  const widths = Array.from({ length: count }, (_, at) =>
    Math.sqrt(steps[at % Math.min(4, steps.length)] ?? 1),
  );
  const whole = widths.reduce((sum, one) => sum + one, 0);
  const point = (turn: number, r: number) =>
    `${fixed(x + r * Math.cos(2 * Math.PI * turn))} ${fixed(y + r * Math.sin(2 * Math.PI * turn))}`;
  let turn = random() / count;
  const wedges = widths.map((one, at) => {
    const from = turn;
    turn += one / whole;
    const fill = at % 2 === 0 ? (colors[(at / 2) % colors.length] ?? '') : back;
    return `<path d="M${point(from, 0)}L${point(from, reach)}L${point(turn, reach)}Z" fill="${fill}"/>`;
  });
  const core = Math.min(width, height) * 0.3;
  const fill = colors.at(-1) ?? '';
  const heart =
    corner > 0
      ? `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(core)}" fill="${fill}" stroke="${back}" stroke-width="${fixed(core / 5)}"/>`
      : `<rect x="${fixed(x - core)}" y="${fixed(y - core)}" width="${fixed(2 * core)}" height="${fixed(2 * core)}" fill="${fill}" stroke="${back}" stroke-width="${fixed(core / 5)}"/>`;
  return wedges.join('') + heart;
}
