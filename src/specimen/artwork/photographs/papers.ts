import { linear, radial, blur, short } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded, type Light } from './light.ts';
import { oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Folded newspapers in piles, seen from their folds. */
export const papers: Subject = {
  alt: 'Piles of folded newspapers',
  trades: ['news', 'media', 'publishing', 'marketing', 'reference'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const floor = 290;
    const pile = (left: number, wide: number, count: number) => {
      const sheets = upTo(count).map(() => {
        const high = 13 + 6 * random();
        return { high, shift: 10 * (random() - 0.5), isTinted: random() < 0.2 };
      });
      let y = floor;
      const drawn = sheets.map(({ high, shift, isTinted }) => {
        y -= high;
        const [x, r] = [left + shift, high / 2];
        const edges = upTo(4).map((line) => {
          const at = y + ((line + 1) * high) / 5;
          return `M${short(x + r)} ${short(at)}H${short(x + wide - 2 * line)}`;
        });
        return `<path d="M${short(x + wide)} ${short(y)}H${short(x + r)}a${short(r)} ${short(r)} 0 0 0 0 ${short(high)}h${short(wide - r)}z" fill="url(#${isTinted ? 'tint' : 'sheet'})"/><path d="${edges.join('')}" stroke="${toHex(tone(0.45))}" stroke-width=".7" opacity=".6"/><path d="M${short(x + r)} ${short(y + high)}H${short(x + wide)}" stroke="${toHex(matter(0.1))}" stroke-width="1.4" opacity=".7"/>`;
      });
      return `${oval([left + wide * 0.6, floor + 3], [wide * 0.72, 12], matter(0.04), 'opacity=".6" filter="url(#soft)"')}${drawn.join('')}`;
    };
    const count = Math.round(width / 240);
    const piles = upTo(count).map((at) => {
      const room = width / count;
      return pile(
        at * room + room * (0.08 + 0.06 * random()),
        room * (0.72 + 0.08 * random()),
        6 + Math.floor(9 * random()),
      );
    });
    const far = upTo(count + 1).map((at) =>
      pile((at - 0.4) * (width / count) + 30 * random(), 130, 9 + Math.floor(5 * random())),
    );
    return `${paints(light)}${radial(
      'lamp',
      [0.2 + 0.3 * random(), 0.1, 0.8],
      [
        [0, faded(tone(0.99), 0.6)],
        [0.6, faded(tone(0.6), 0.05)],
        [1, faded(matter(0.04), 0.45)],
      ],
    )}${rect([0, 0], [width, 320], 'wall')}${rect([0, 262], [width, 60], 'floor')}<g transform="translate(0 -22)" filter="url(#far)" opacity=".6">${far.join('')}</g>${piles.join('')}${rect([0, 0], [width, 320], 'lamp')}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('wall', [
    [0, matter(0.26)],
    [1, matter(0.6)],
  ])}${linear('floor', [
    [0, matter(0.4)],
    [1, matter(0.16)],
  ])}${linear(
    'sheet',
    [
      [0, tone(0.62)],
      [0.06, tone(0.97)],
      [0.5, tone(0.9)],
      [1, tone(0.5)],
    ],
    true,
  )}${linear(
    'tint',
    [
      [0, matter(0.4)],
      [0.06, matter(0.8)],
      [0.5, matter(0.7)],
      [1, matter(0.3)],
    ],
    true,
  )}${blur('soft', 7)}${blur('far', 4)}`;
}
