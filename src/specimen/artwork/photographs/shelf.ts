import { linear, radial } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Spines of books on shelves, lit by a lamp. */
export const shelf: Subject = {
  alt: 'Shelves of books in lamplight',
  trades: ['education', 'publishing', 'research', 'reference', 'documentation', 'hr', 'government'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const rows = 2 + Math.floor(random() * 1.99);
    const high = 320 / rows;
    const spines = (foot: number) => {
      const list: string[] = [];
      let x = -8 * random();
      while (x < width) {
        const wide = (8 + 20 * random() ** 1.5) * (rows === 2 ? 1.4 : 1);
        const tall = (high - 22) * (0.66 + 0.3 * random());
        const l = 0.14 + 0.72 * random() ** 1.2;
        const cover = random() < 0.64 ? matter(l) : tone(l);
        if (random() < 0.05) x += wide * 1.4;
        const lean =
          random() < 0.05
            ? `transform="rotate(${(random() < 0.5 ? -1 : 1) * 7} ${Math.round(x + wide / 2)} ${Math.round(foot)})"`
            : '';
        const mark = l > 0.55 ? matter(0.2) : tone(0.88);
        const bands =
          random() < 0.6
            ? [0.12, 0.8]
                .map((at) => rect([x, foot - tall + tall * at], [wide, 2.2], mark, 'opacity=".7"'))
                .join('')
            : rect([x + wide * 0.34, foot - tall * 0.8], [wide * 0.32, tall * 0.42], mark, 'opacity=".75"');
        list.push(
          `<g ${lean}>${rect([x, foot - tall], [wide - 0.8, tall], cover)}${bands}${rect([x, foot - tall], [wide - 0.8, tall], 'round')}</g>`,
        );
        x += wide;
      }
      return list.join('');
    };
    const shelves = upTo(rows).map((row) => {
      const foot = (row + 1) * high - 8;
      return `${rect([0, row * high], [width, high], matter(0.09))}${spines(foot)}${rect([0, foot], [width, 10], matter(0.3))}${rect([0, foot], [width, 1.4], tone(0.8), 'opacity=".7"')}${rect([0, row * high], [width, high * 0.36], 'under')}`;
    });
    return `${paints(light)}${radial(
      'lamp',
      [0.25 + 0.5 * random(), 0.2 + 0.4 * random(), 0.6],
      [
        [0, faded(tone(0.98), 0.3)],
        [0.5, faded(tone(0.5), 0)],
        [1, faded(matter(0.03), 0.6)],
      ],
    )}${shelves.join('')}${rect([0, 0], [width, 320], 'lamp')}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone }: Light): string {
  return `${linear(
    'round',
    [
      [0, faded(tone(0.05), 0.5)],
      [0.3, faded(tone(1), 0.2)],
      [0.6, faded(tone(0.5), 0)],
      [1, faded(tone(0.03), 0.6)],
    ],
    true,
  )}${linear('under', [
    [0, faded(tone(0.03), 0.75)],
    [1, faded(tone(0.03), 0)],
  ])}`;
}
