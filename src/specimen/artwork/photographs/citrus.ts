import { toHex } from '../../../color/hex.ts';
import { linear, radial, blur, short } from '../svg.ts';
import { faded } from './light.ts';
import { oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

const SEGMENTS = 10;

/** Whole and halved fruit from above, with the hard shadows of noon. */
export const citrus: Subject = {
  alt: 'Halved fruit in hard light',
  trades: ['food', 'retail', 'commerce', 'health', 'home'],
  draw({ tone, matter, random }, width) {
    const columns = Math.round(width / 118);
    const step = width / columns;
    const slope = 26 + 22 * random();
    const wedges = upTo(SEGMENTS).map(
      (at) =>
        `<path d="M0-7-8.8-37Q0-45 8.8-37Z" transform="rotate(${(360 * at) / SEGMENTS})" fill="url(#flesh)"/>`,
    );
    const cut = `<g id="half">${oval([0, 0], [50, 50], 'rind')}${oval([0, 0], [45.5, 45.5], tone(0.97))}${wedges.join('')}</g>`;
    const half = (x: number, y: number, r: number) =>
      `<use href="#half" transform="translate(${short(x)} ${short(y)})rotate(${Math.round(random() * 360)})scale(${(r / 50).toFixed(2)})"/>`;
    const whole = (x: number, y: number, r: number) =>
      `${oval([x, y], [r, r], 'skin')}${oval([x + r * 0.3, y + r * 0.34], [4, 3], matter(0.2))}`;
    const fruit = upTo(columns * 3).map((at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      const x = (column + (row % 2 === 0 ? 0.5 : 0)) * step + 14 * (random() - 0.5);
      const y = 44 + row * 114 + 16 * (random() - 0.5);
      return { x, y, r: 38 + 14 * random(), isHalf: random() < 0.6 };
    });
    const shadows = fruit.map(({ x, y, r, isHalf }) => {
      const far = isHalf ? 0.35 : 1;
      return `<path d="M${short(x - r * 0.7)} ${short(y + r * 0.7)}l${short(slope * far)} ${short(slope * far)}a${short(r)} ${short(r)} 0 0 0 ${short(r * 1.4)} ${short(-r * 1.4)}l${short(-slope * far)} ${short(-slope * far)}z"/>`;
    });
    return `${linear('cloth', [
      [0, matter(0.86)],
      [1, matter(0.74)],
    ])}${linear('flesh', [
      [0, matter(0.8)],
      [1, matter(0.58)],
    ])}${linear('rind', [
      [0, matter(0.72)],
      [1, matter(0.5)],
    ])}${radial(
      'skin',
      [0.34, 0.3, 0.78],
      [
        [0, tone(0.97)],
        [0.16, matter(0.8)],
        [0.6, matter(0.56)],
        [1, matter(0.3)],
      ],
    )}${radial(
      'noon',
      [0.2, 0.1, 0.9],
      [
        [0, faded(tone(1), 0.35)],
        [1, faded(matter(0.2), 0.2)],
      ],
    )}${blur('soft', 1.4)}<defs>${cut}</defs>${rect([0, 0], [width, 320], 'cloth')}<g opacity=".55" filter="url(#soft)" fill="${toHex(matter(0.24))}">${shadows.join('')}</g>${fruit.map(({ x, y, r, isHalf }) => (isHalf ? half : whole)(x, y, r)).join('')}${rect([0, 0], [width, 320], 'noon')}`;
  },
};
