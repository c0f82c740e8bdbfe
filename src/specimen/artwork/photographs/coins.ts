import { blur, linear, radial, short } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

const THICK = 9;

/** Coins in stacks, the far ones out of focus. */
export const coins: Subject = {
  alt: 'Stacks of coins',
  trades: ['bank', 'finance', 'payments', 'trading', 'accounting', 'crypto'],
  draw(light, width) {
    const { tone, random } = light;
    const stack = (x: number, foot: number, half: number, count: number) => {
      const flat = half * 0.3;
      const thick = (THICK * half) / 36;
      const rows = upTo(count).map((at) => {
        const [cx, y] = [x + (random() - 0.5) * half * 0.1, foot - at * thick];
        const body = `<path d="M${short(cx - half)} ${short(y - thick)}v${short(thick - 1)}a${short(half)} ${short(flat)} 0 0 0 ${short(2 * half)} 0v${short(1 - thick)}z" fill="url(#rim)"/>`;
        const face = oval([cx, y - thick], [half, flat], 'face');
        return `${body}${face}${at < count - 1 ? '' : `${oval([cx, y - thick], [half * 0.8, flat * 0.8], tone(0.6), 'opacity=".55"')}${oval([cx, y - thick + 1], [half * 0.79, flat * 0.78], 'face')}`}`;
      });
      return `${oval([x + half * 0.9, foot + 3], [half * 1.9, flat * 1.1], tone(0.06), 'opacity=".5" filter="url(#soft)"')}${rows.join('')}`;
    };
    const row = (step: number, foot: number, half: number, most: number) =>
      upTo(Math.ceil(width / step)).map((at) =>
        stack(
          (at + 0.3 + 0.4 * random()) * step,
          foot + 8 * random(),
          half,
          2 + Math.floor(most * random() ** 1.2),
        ),
      );
    const single = upTo(Math.round(width / 240)).map((at) =>
      stack((at + 0.3 + 0.5 * random()) * 240, 300, 40, 1),
    );
    return `${paints(light)}${radial(
      'lamp',
      [0.3 + 0.4 * random(), 0.2, 0.5],
      [
        [0, faded(tone(0.98), 0.7)],
        [1, faded(tone(0.9), 0)],
      ],
    )}${rect([0, 0], [width, 320], 'wall')}${rect([0, 190], [width, 130], 'table')}${rect([0, 0], [width, 320], 'lamp')}<g filter="url(#far)">${row(74, 204, 22, 14).join('')}</g>${row(106, 262, 38, 17).join('')}${single.join('')}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('wall', [
    [0, matter(0.24)],
    [1, matter(0.52)],
  ])}${linear('table', [
    [0, matter(0.42)],
    [1, matter(0.16)],
  ])}${linear(
    'rim',
    [
      [0, tone(0.3)],
      [0.2, tone(0.93)],
      [0.42, tone(0.66)],
      [0.74, tone(0.4)],
      [1, tone(0.2)],
    ],
    true,
  )}${linear(
    'face',
    [
      [0, tone(0.97)],
      [0.5, tone(0.82)],
      [1, tone(0.62)],
    ],
    true,
  )}${blur('soft', 6)}${blur('far', 3.2)}`;
}
