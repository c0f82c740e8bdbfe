import { toHex } from '../../../color/hex.ts';
import { linear, radial, blur } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { form, oval, type Point, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** A lit tent under the stars, below a ridge. */
export const tent: Subject = {
  alt: 'A lit tent under the stars',
  trades: ['travel', 'sports', 'social', 'hotel', 'photography'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const x = width * (0.28 + 0.44 * random());
    const foot = 276;
    const [half, high] = [66 + 16 * random(), 72 + 14 * random()];
    const stars = upTo(Math.round(width / 4)).map(() =>
      oval(
        [width * random(), 190 * random() ** 1.3],
        [0.4 + 0.9 * random() ** 3, 0.4 + 0.9 * random() ** 3],
        tone(0.98),
        `opacity="${(0.3 + 0.7 * random()).toFixed(2)}"`,
      ),
    );
    const ridge = (base: number, rough: number, color: ReturnType<typeof tone>) => {
      let y = base;
      const crest = upTo(Math.ceil(width / 22) + 2).map((at): Point => {
        y += (random() - 0.5) * rough - (y - base) * 0.16;
        return [at * 22, y];
      });
      return form([...crest, [width + 30, 330], [0, 330]], color);
    };
    const firs = upTo(Math.round(width / 26)).flatMap((at) => {
      const fx = at * 26 + 18 * random();
      if (Math.abs(fx - x) < half + 26) return [];
      const tall = 40 + 66 * random();
      return upTo(4).map((level) => {
        const [up, wide] = [foot - tall + (level * tall) / 5, 4 + level * 4];
        return form(
          [
            [fx, up - 4],
            [fx + wide, up + tall / 3],
            [fx - wide, up + tall / 3],
          ],
          matter(0.06),
        );
      });
    });
    const top: Point = [x, foot - high];
    return `${paints(light)}${rect([0, 0], [width, 320], 'sky')}<g filter="url(#milk)" opacity=".3">${form(
      [
        [width * 0.2, -20],
        [width * 0.36, -20],
        [width * 0.74, 210],
        [width * 0.6, 210],
      ],
      tone(0.95),
    )}</g>${stars.join('')}${ridge(150 + 24 * random(), 44, matter(0.24))}${ridge(206, 26, matter(0.15))}<g fill="${toHex(matter(0.06))}">${firs.join('')}</g>${rect([0, foot - 8], [width, 60], matter(0.05))}${oval([x, foot - 4], [half * 2.6, 62], 'glow')}${form([[x - half, foot], top, [x + half, foot]], 'inside')}${form([[x - half, foot], top, [x - half * 0.2, foot]], matter(0.5), 'opacity=".4"')}${form([[x + half * 0.1, foot], top, [x + half * 0.52, foot]], tone(1), 'opacity=".75"')}${stroke([[x - half - 30, foot + 6], top, [x + half + 30, foot + 6]], matter(0.3), 1)}${stroke([[x - half * 0.2, foot], top], matter(0.3), 1.4)}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('sky', [
    [0, matter(0.09)],
    [0.55, matter(0.28)],
    [0.85, matter(0.56)],
  ])}${linear('inside', [
    [0, matter(0.6)],
    [0.6, tone(0.93)],
    [1, tone(0.99)],
  ])}${radial(
    'glow',
    [0.5, 0.5, 0.5],
    [
      [0, faded(tone(0.97), 0.75)],
      [1, faded(matter(0.7), 0)],
    ],
  )}${blur('milk', 26)}`;
}
