import { linear, blur, radial, short } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Phones that stand in a row, with light on their glass. */
export const slabs: Subject = {
  alt: 'Devices of glass in a row',
  trades: ['electronics', 'mobile', 'semiconductors', 'software', 'productivity', 'payments'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const count = Math.round(width / 110) + Math.floor(2 * random());
    const [wide, high] = [118, 228];
    const step = width / count;
    const lean = (random() < 0.5 ? 1 : -1) * (6 + 10 * random());
    const slab = (at: number) => {
      const x = (at + 0.5) * step;
      const y = 60 + 26 * Math.sin(at * 1.1 + lean);
      const fill = ['glow', 'deep', 'pale'][at % 3] ?? 'glow';
      return `<g transform="translate(${short(x)} ${short(y)})rotate(${short(lean)})">${rect([-wide / 2 + 22, 18], [wide, high], tone(0.03), 'rx="20" opacity=".5" filter="url(#soft)"')}${rect([-wide / 2 + 3, 2], [wide, high], matter(0.08), 'rx="20"')}${rect([-wide / 2, 0], [wide, high], 'edge', 'rx="20"')}${rect([-wide / 2 + 2.5, 2.5], [wide - 5, high - 5], matter(0.05), 'rx="18"')}${rect([-wide / 2 + 7, 7], [wide - 14, high - 14], fill, 'rx="14"')}<path d="M${-wide / 2 + 7} ${high * 0.62}L${wide / 2 - 7} 30V21a14 14 0 0 0-14-14h${-wide + 42}a14 14 0 0 0-14 14z" fill="url(#sheen)"/>${rect([-15, 13], [30, 7], matter(0.04), 'rx="3.5"')}</g>`;
    };
    return `${paints(light)}${rect([0, 0], [width, 320], 'ground')}${rect([0, 0], [width, 320], 'sun')}${upTo(count).map(slab).join('')}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('ground', [
    [0, matter(0.8)],
    [1, matter(0.46)],
  ])}${linear(
    'edge',
    [
      [0, tone(0.98)],
      [0.4, tone(0.5)],
      [1, tone(0.85)],
    ],
    true,
  )}${radial(
    'glow',
    [0.2, 0.85, 1],
    [
      [0, tone(0.98)],
      [0.4, matter(0.74)],
      [1, matter(0.3)],
    ],
  )}${radial(
    'deep',
    [0.8, 0.2, 1],
    [
      [0, matter(0.6)],
      [0.5, matter(0.26)],
      [1, matter(0.08)],
    ],
  )}${radial(
    'pale',
    [0.5, 0.9, 0.9],
    [
      [0, matter(0.56)],
      [0.5, tone(0.88)],
      [1, tone(0.98)],
    ],
  )}${linear('sheen', [
    [0, faded(tone(1), 0.3)],
    [1, faded(tone(1), 0.04)],
  ])}${radial(
    'sun',
    [0.3, 0, 0.9],
    [
      [0, faded(tone(1), 0.4)],
      [1, faded(matter(0.2), 0.15)],
    ],
  )}${blur('soft', 9)}`;
}
