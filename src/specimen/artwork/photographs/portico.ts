import { linear } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { form, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Fluted columns above steps, with the shadow that the roof throws on them. */
export const portico: Subject = {
  alt: 'Columns of a public building in sunlight',
  trades: ['government', 'bank', 'education', 'trading', 'finance', 'security', 'reference'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const half = 25 + 14 * random();
    const gap = half * (3.2 + random());
    const shift = gap * random();
    const [roof, foot] = [34 + 30 * random(), 254 + 16 * random()];
    const column = (x: number) => {
      const flutes = upTo(7).map((at) => {
        const turn = -1.25 + (2.5 * at) / 6;
        const fx = x + half * Math.sin(turn);
        const wide = half * 0.2 * Math.cos(turn) + 0.6;
        return rect(
          [fx - wide / 2, roof + 22],
          [wide, foot - roof - 36],
          'flute',
          `opacity="${(0.35 + 0.3 * Math.cos(turn)).toFixed(2)}"`,
        );
      });
      return `${rect([x - half, roof + 18], [2 * half, foot - roof - 28], 'shaft')}${flutes.join('')}${rect([x - half * 1.3, roof], [half * 2.6, 9], tone(0.95))}${rect([x - half * 1.14, roof + 9], [half * 2.28, 11], 'shaft')}${rect([x - half * 1.16, foot - 18], [half * 2.32, 10], 'shaft')}${rect([x - half * 1.34, foot - 9], [half * 2.68, 9], tone(0.9))}`;
    };
    const places = upTo(Math.ceil(width / gap) + 2).map((at) => at * gap - shift);
    const casts = places.map((x) =>
      form(
        [
          [x + half, foot],
          [x + half * 1.3, foot - 190],
          [x + half * 2.5, foot - 170],
          [x + half * 2.1, foot],
        ],
        matter(0.1),
        'opacity=".5"',
      ),
    );
    const steps = upTo(4).map(
      (at) =>
        `${rect([0, foot + at * 18], [width, 7], tone(0.96 - at * 0.04))}${rect([0, foot + 7 + at * 18], [width, 11], tone(0.66 - at * 0.05))}`,
    );
    return `${paints(light)}${rect([0, 0], [width, 320], 'cella')}${casts.join('')}${places.map(column).join('')}${steps.join('')}${rect([0, roof], [width, 74], 'shade')}${rect([0, 0], [width, roof * 0.5], tone(0.9))}${rect([0, roof * 0.5], [width, 3], tone(0.5))}${rect([0, roof * 0.5 + 3], [width, roof * 0.5 - 3], tone(0.97))}${rect([0, roof - 2], [width, 3], matter(0.2))}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear(
    'shaft',
    [
      [0, tone(0.5)],
      [0.24, tone(0.97)],
      [0.5, tone(0.86)],
      [1, matter(0.34)],
    ],
    true,
  )}${linear(
    'flute',
    [
      [0, tone(0.24)],
      [0.7, tone(0.66)],
      [1, tone(0.98)],
    ],
    true,
  )}${linear('cella', [
    [0, matter(0.18)],
    [1, matter(0.42)],
  ])}${linear('shade', [
    [0, faded(matter(0.1), 0.62)],
    [1, faded(matter(0.1), 0)],
  ])}`;
}
