import { linear } from '../svg.ts';
import { faded } from './light.ts';
import { rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Containers piled up in evening sun. */
export const containers: Subject = {
  alt: 'Piled containers in evening sun',
  trades: [
    'commerce',
    'enterprise-software',
    'open-source',
    'project-management',
    'retail',
    'cloud',
    'automation',
  ],
  draw({ tone, matter, random }, width) {
    const rows = 4 + Math.floor(random() * 2);
    const high = 320 / (rows - 0.4);
    const row = (at: number) => {
      const list: string[] = [];
      let x = -120 * random();
      while (x < width) {
        const wide = high * (random() < 0.3 ? 1.1 : 2.35);
        const y = 320 - (at + 1) * high;
        if (at === rows - 1 && random() < 0.5) {
          x += wide;
          continue;
        }
        const l = [0.24, 0.44, 0.6, 0.78, 0.9][Math.floor(random() * 5)] ?? 0.5;
        const paint = random() < 0.75 ? matter : tone;
        list.push(
          `${rect([x, y], [wide - 1.5, high - 1.5], paint(l))}${rect([x + 5, y + 5], [wide - 12, high - 12], 'ribs')}${rect([x, y], [wide - 1.5, 4], paint(l * 0.9))}${rect([x, y + high - 6], [wide - 1.5, 4.5], paint(l * 0.6))}${rect([x, y], [3.6, high - 1.5], paint(l * 0.66))}${rect([x + wide - 5, y], [3.6, high - 1.5], paint(l * 0.5))}`,
        );
        x += wide;
      }
      return list.join('');
    };
    const ribs = `<pattern id="ribs" width="7" height="320" patternUnits="userSpaceOnUse">${rect([0, 0], [2.8, 320], tone(0.04), 'opacity=".3"')}${rect([2.8, 0], [1.2, 320], tone(1), 'opacity=".28"')}</pattern>`;
    return `${ribs}${linear('sky', [
      [0, matter(0.56)],
      [1, tone(0.95)],
    ])}${linear(
      'sun',
      [
        [0, faded(tone(0.98), 0.34)],
        [0.5, faded(tone(0.9), 0)],
        [1, faded(matter(0.06), 0.5)],
      ],
      random() < 0.5,
    )}${rect([0, 0], [width, 320], 'sky')}${upTo(rows).map(row).join('')}${rect([0, 0], [width, 320], 'sun')}`;
  },
};
