import { linear, blur, short, radial } from '../svg.ts';
import { toHex } from '../../../color/hex.ts';
import { faded } from './light.ts';
import { rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Cards of colour, fanned on a table. */
export const swatches: Subject = {
  alt: 'A fan of colour cards',
  trades: [
    'design-system',
    'design-tools',
    'advertising',
    'website-builder',
    'marketing',
    'art',
    'collaboration',
  ],
  draw({ tone, matter, random }, width) {
    const count = 11 + Math.floor(6 * random());
    const side = random() < 0.5 ? 1 : -1;
    const [pivotX, pivotY] = [width / 2 - side * width * (0.02 + 0.12 * random()), 336 + 50 * random()];
    const long = 300 + (width - 480) * 0.16;
    const wide = 74 + 12 * random();
    const [from, to] = [-70 - 10 * random(), 64 + 16 * random()];
    const cards = upTo(count).map((at) => {
      const share = at / (count - 1);
      const angle = side * (from + (to - from) * share);
      const l = 0.2 + 0.7 * share;
      const chips = upTo(4).map((row) => {
        const y = -long + 8 + row * (long * 0.19);
        return `<rect x="${short(-wide / 2 + 6)}" y="${short(y)}" width="${short(wide - 12)}" height="${short(long * 0.175)}" fill="${toHex(at % 5 === 3 ? tone(Math.min(0.97, l + row * 0.07)) : matter(Math.min(0.97, l + row * 0.07)))}"/>`;
      });
      return `<g transform="translate(${short(pivotX)} ${short(pivotY)})rotate(${short(angle)})"><rect x="${short(-wide / 2 + 5 * side)}" y="${short(-long + 6)}" width="${short(wide)}" height="${short(long)}" fill="${toHex(tone(0.04))}" opacity=".45" filter="url(#soft)"/><rect x="${short(-wide / 2)}" y="${short(-long)}" width="${short(wide)}" height="${short(long)}" rx="3" fill="${toHex(tone(0.98))}"/>${chips.join('')}<rect x="${short(-wide / 2)}" y="${short(-long)}" width="${short(wide)}" height="${short(long)}" rx="3" fill="url(#sheen)"/></g>`;
    });
    return `${linear('table', [
      [0, tone(0.9)],
      [1, tone(0.72)],
    ])}${linear(
      'sheen',
      [
        [0, faded(tone(1), 0.1)],
        [0.5, faded(tone(1), 0)],
        [1, faded(tone(0.05), 0.3)],
      ],
      true,
    )}${radial(
      'sun',
      [0.5 - side * 0.3, 0.1, 0.8],
      [
        [0, faded(tone(1), 0.4)],
        [0.6, faded(tone(0.6), 0)],
        [1, faded(matter(0.1), 0.35)],
      ],
    )}${blur('soft', 4)}${rect([0, 0], [width, 320], 'table')}${cards.join('')}${rect([0, 0], [width, 320], 'sun')}`;
  },
};
