import { linear, blur, short, radial } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded, type Light } from './light.ts';
import { form, oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Where the pips of each number are, on a face from 0 to 1. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0.5, 0.5]],
  [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  [
    [0.27, 0.27],
    [0.5, 0.5],
    [0.73, 0.73],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.5, 0.5],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.27, 0.24],
    [0.73, 0.24],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.76],
    [0.73, 0.76],
  ],
];
/** Numbers on top, left and right; opposite faces of a die add up to seven. */
const THROWS = [
  [1, 2, 3],
  [6, 3, 5],
  [5, 1, 3],
  [4, 6, 2],
  [2, 4, 6],
  [3, 1, 2],
] as const;
const [ACROSS, DOWN] = [0.866, 0.5];

/** Dice after the throw, in light from one side. */
export const dice: Subject = {
  alt: 'Dice in light from the side',
  trades: ['games', 'entertainment', 'crypto', 'trading'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const die = (x: number, y: number, side: number, isDark: boolean) => {
      const [top, left, right] = THROWS[Math.floor(random() * THROWS.length)] ?? THROWS[0];
      const [w, h] = [side * ACROSS, side * DOWN];
      const shade = isDark ? [matter(0.42), matter(0.3), matter(0.16)] : [tone(0.99), tone(0.82), tone(0.58)];
      const pip = toHex(isDark ? tone(0.97) : matter(0.24));
      const face = (matrix: string, number: number, color: string) =>
        `<g transform="matrix(${matrix})"><rect width="${short(side)}" height="${short(side)}" rx="${short(side * 0.09)}" fill="${color}"/>${(PIPS[number - 1] ?? []).map(([px, py]) => `<circle cx="${short(px * side)}" cy="${short(py * side)}" r="${short(side * 0.09)}" fill="${pip}"/>`).join('')}</g>`;
      const [a, b, c] = shade.map((color) => toHex(color));
      const core = form(
        [
          [x - w, y - side],
          [x, y - side - h],
          [x + w, y - side],
          [x + w, y],
          [x, y + h],
          [x - w, y],
        ].map(
          ([px = 0, py = 0]) => [x + (px - x) * 0.97, y - side / 2 + (py - y + side / 2) * 0.97] as const,
        ),
        shade[1] ?? tone(0.7),
      );
      return `${form(
        [
          [x - w * 0.6, y + h * 0.5],
          [x + w, y],
          [x + w * 2.9, y + h * 1.1],
          [x + w * 1.3, y + h * 1.9],
        ],
        matter(0.04),
        'opacity=".55" filter="url(#soft)"',
      )}${core}${face(`${ACROSS},${DOWN},${-ACROSS},${DOWN},${short(x)},${short(y - side - h)}`, top, a ?? '')}${face(`${ACROSS},${DOWN},0,1,${short(x - w)},${short(y - side)}`, left, b ?? '')}${face(`${ACROSS},${-DOWN},0,1,${short(x)},${short(y - side + h)}`, right, c ?? '')}`;
    };
    const count = Math.round(width / 160) + 1;
    const thrown = upTo(count)
      .map((at) => ({
        x: width * 0.06 + ((at + 0.35 + 0.3 * random()) * width * 0.88) / count,
        y: 170 + 100 * ((at * 0.618 + random() * 0.3) % 1),
        side: 54 + 26 * random(),
      }))
      .toSorted((one, other) => one.y - other.y);
    return `${paints(light)}${rect([0, 0], [width, 320], 'felt')}${oval([width * 0.4, 330], [width * 0.7, 120], matter(0.5), 'opacity=".3" filter="url(#soft)"')}${rect([0, 0], [width, 320], 'lamp')}${thrown.map(({ x, y, side }, at) => die(x, y, side, at % 3 === 1)).join('')}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('felt', [
    [0, matter(0.62)],
    [1, matter(0.3)],
  ])}${radial(
    'lamp',
    [0.2, 0.15, 0.8],
    [
      [0, faded(tone(0.99), 0.5)],
      [0.6, faded(tone(0.5), 0)],
      [1, faded(matter(0.04), 0.5)],
    ],
  )}${blur('soft', 5)}`;
}
