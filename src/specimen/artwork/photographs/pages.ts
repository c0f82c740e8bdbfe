import { linear, blur, radial } from '../svg.ts';
import { faded } from './light.ts';
import { form, oval, type Point, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

const STEPS = 14;

/** The leaves of an open volume, fanned by the air. */
export const pages: Subject = {
  alt: 'Leaves of paper that fan open',
  trades: ['news', 'publishing', 'media', 'documentation', 'reference', 'marketing', 'email'],
  draw({ tone, matter, random }, width) {
    const spine = width * (0.36 + 0.28 * random());
    const count = 30 + Math.floor(14 * random());
    const lean = 0.25 * (random() - 0.5);
    const reach = 190 + 50 * random();
    const leaf = (at: number): readonly Point[] => {
      const angle = -1.45 + lean + (2.9 * at) / count;
      const [x, y] = [Math.sin(angle), Math.cos(angle)];
      return upTo(STEPS + 1).map((step) => {
        const t = step / STEPS;
        const wide = reach * (width / 480) ** 0.7;
        return [
          spine + x * wide * (0.16 * t + 1.05 * t ** 2.1),
          286 - 250 * t * (0.35 + 0.65 * y) - 34 * Math.sin(Math.PI * t) * (1 - y),
        ];
      });
    };
    const leaves = upTo(count).map((at) => {
      const side = at / count;
      const light =
        0.5 + 0.48 * Math.abs(Math.sin(side * 5 + lean * 9)) - (at % 2 === 0 ? 0.09 : 0) - 0.05 * random();
      return form(
        [...leaf(at), ...leaf(at + 1).toReversed()],
        light > 0.66 ? tone(Math.min(0.985, light)) : matter(light),
      );
    });
    return `${linear('wall', [
      [0, matter(0.3)],
      [1, matter(0.62)],
    ])}${linear('table', [
      [0, matter(0.36)],
      [1, matter(0.2)],
    ])}${radial(
      'lamp',
      [0.2, 0.1, 0.7],
      [
        [0, faded(tone(0.98), 0.6)],
        [1, faded(tone(0.9), 0)],
      ],
    )}${linear('deep', [
      [0, faded(tone(0.1), 0)],
      [0.72, faded(tone(0.1), 0.05)],
      [1, faded(matter(0.08), 0.6)],
    ])}${blur('soft', 9)}${rect([0, 0], [width, 320], 'wall')}${rect([0, 268], [width, 60], 'table')}${rect([0, 0], [width, 320], 'lamp')}${oval([spine + 16, 290], [width * 0.4, 16], tone(0.05), 'opacity=".6" filter="url(#soft)"')}${leaves.join('')}${rect([0, 0], [width, 320], 'deep')}`;
  },
};
