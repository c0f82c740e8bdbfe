import { linear, radial, blur } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { oval, type Point, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Radio masts with their dishes against the sun. */
export const mast: Subject = {
  alt: 'Radio masts against the sun',
  trades: ['telecom', 'mobile', 'messaging', 'media', 'customer-service'],
  draw(light, width) {
    const { tone, random } = light;
    const count = width > 480 ? 3 : 1 + Math.floor(1.7 * random());
    const sunR = 62 + 34 * random();
    const places = upTo(count).map((at) => ((at + 0.3 + 0.4 * random()) * width) / count);
    const sun: Point = [(places[0] ?? 200) + 90 * (random() - 0.5), 110 + 50 * random()];
    const bands = upTo(6).map((at) =>
      oval(
        [width * random(), 60 + at * 46],
        [130 + 160 * random(), 3 + 5 * random()],
        tone(0.97),
        'opacity=".4" filter="url(#soft)"',
      ),
    );
    return `${paints(light)}${rect([0, 0], [width, 320], 'sky')}${oval(sun, [sunR, sunR], 'sun')}${bands.join('')}${places
      .map((x, at) => tower(light, [x, 62 + ((at * 54) % 110)], { half: 46 - at * 8, l: 0.1 + at * 0.12 }))
      .toReversed()
      .join('')}`;
  },
};

/** A mast of struts with dishes. @param l its lightness */
function tower(
  { tone, matter, random }: Light,
  [x, top]: Point,
  { half, l }: { readonly half: number; readonly l: number },
): string {
  const color = matter(l);
  const levels = upTo(13).map((at) => {
    const y = top + (330 - top) * (at / 12) ** 1.15;
    return { y, wide: half * (0.12 + 0.88 * (at / 12) ** 1.3) };
  });
  const left = levels.map(({ y, wide }): Point => [x - wide, y]);
  const right = levels.map(({ y, wide }): Point => [x + wide, y]);
  const braces = levels.slice(1).flatMap((_, at) => {
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = [
      left[at],
      right[at],
      left[at + 1],
      right[at + 1],
    ];
    return [stroke([a, d], color, 1.4), stroke([b, c], color, 1.4), stroke([c, d], color, 1.4)];
  });
  const dishes = upTo(4).map((at) => {
    const { y, wide } = levels[2 + at] ?? { y: 0, wide: 0 };
    const side = random() < 0.5 ? 1 : -1;
    const r = 9 + 8 * random();
    return `${oval([x + side * (wide + r * 0.7), y + 4], [r * 0.62, r], matter(l * 0.8))}${oval([x + side * (wide + r * 0.9), y + 4], [r * 0.5, r * 0.88], tone(Math.min(0.95, l + 0.5)))}`;
  });
  const rods = [-1, 0, 1].map((at) =>
    stroke(
      [
        [x + at * 6, top + 8],
        [x + at * 6, top - 20 - 16 * random()],
      ],
      color,
      1.8,
    ),
  );
  return `${stroke(left, color, 3)}${stroke(right, color, 3)}${braces.join('')}${dishes.join('')}${rods.join('')}${oval([x, top - 34], [10, 10], 'lamp')}`;
}

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('sky', [
    [0, matter(0.36)],
    [0.6, matter(0.68)],
    [1, tone(0.93)],
  ])}${radial(
    'lamp',
    [0.5, 0.5, 0.5],
    [
      [0, faded(tone(1), 1)],
      [0.3, faded(matter(0.8), 0.8)],
      [1, faded(matter(0.7), 0)],
    ],
  )}${linear('sun', [
    [0, tone(0.99)],
    [1, matter(0.8)],
  ])}${blur('soft', 6)}`;
}
