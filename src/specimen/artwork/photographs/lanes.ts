import { linear, radial } from '../svg.ts';
import { faded } from './light.ts';
import { form, type Point, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** The bend of a running track from above, with its staggered starts. */
export const lanes: Subject = {
  alt: 'Lanes of a running track',
  trades: ['sports', 'health', 'events', 'games'],
  draw({ tone, matter, random }, width) {
    const side = random() < 0.5 ? 1 : -1;
    const center: Point = [width / 2 + side * width * (0.3 + 0.3 * random()), 430 + 120 * random()];
    const first = 150 + 60 * random() + (width - 480) * 0.2;
    const step = 46 + 10 * random();
    const at = (r: number, angle: number): Point => [
      center[0] + r * 1.25 * Math.cos(angle),
      center[1] + r * Math.sin(angle),
    ];
    const ring = (r: number) => upTo(49).map((one) => at(r, -Math.PI + (one * Math.PI) / 48));
    const lanes = upTo(9).map((lane) =>
      form(
        [...ring(first + lane * step), ...ring(first + (lane + 1) * step).toReversed()],
        matter((lane % 2 === 0 ? 0.5 : 0.46) + 0.02 * lane),
      ),
    );
    const lines = upTo(10).map((lane) => stroke(ring(first + lane * step), tone(0.98), 2.6));
    const start = -Math.PI / 2 - side * (0.1 + 0.3 * random());
    const starts = upTo(9).map((lane) => {
      const [r, turn] = [first + lane * step, start - side * lane * 0.045];
      return `${stroke([at(r, turn), at(r + step, turn)], tone(0.99), 6)}${stroke([at(r + step / 2, turn + side * 0.02), at(r + step / 2, turn + side * 0.07)], matter(0.2), 7)}`;
    });
    return `${linear('field', [
      [0, tone(0.5)],
      [1, matter(0.3)],
    ])}${radial(
      'sun',
      [0.5 - side * 0.4, 0, 1],
      [
        [0, faded(tone(1), 0.42)],
        [0.5, faded(tone(0.8), 0)],
        [1, faded(matter(0.06), 0.5)],
      ],
    )}${rect([0, 0], [width, 320], 'field')}${lanes.join('')}${lines.join('')}${starts.join('')}${rect([0, 0], [width, 320], 'sun')}`;
  },
};
