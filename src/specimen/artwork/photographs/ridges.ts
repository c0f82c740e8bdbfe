import { toHex } from '../../../color/hex.ts';
import { blur, linear, pathThrough, radial } from '../svg.ts';
import { faded } from './light.ts';
import type { Subject } from './subject.ts';

/** Hills behind each other in haze, nearer ones darker and sharper. */
export const ridges: Subject = {
  alt: 'Hills in morning haze',
  trades: ['travel', 'sports', 'photography', 'charity'],
  draw({ tone, matter, random }, width) {
    const [sunX, sunY] = [0.2 + 0.6 * random(), 0.2 + 0.15 * random()];
    const count = 5;
    const layers = Array.from({ length: count }, (_, at) => {
      const depth = at / (count - 1);
      const phase = random() * 9;
      const crest = (x: number) =>
        128 +
        depth * 132 -
        (46 - depth * 8) * wave(x * (0.008 + depth * 0.007) + phase) -
        3 * depth * wave(x * 0.09 + phase);
      const points = Array.from({ length: width / 8 + 1 }, (__, step): [number, number] => [
        step * 8,
        crest(step * 8),
      ]);
      const outline = `${pathThrough([...points, [width, 330], [0, 330]])}Z`;
      const [top, foot] = [0.66 - depth * 0.5, 0.8 - depth * 0.52];
      return `${linear(`r${at}`, [
        [0, matter(top)],
        [1, tone(foot)],
      ])}<path d="${outline}" fill="url(#r${at})"${depth < 0.5 ? ' filter="url(#far)"' : ''}/>`;
    });
    return `${linear('sky', [
      [0, tone(0.72)],
      [0.6, tone(0.92)],
      [1, tone(0.96)],
    ])}${radial(
      'sun',
      [sunX, sunY, 0.5],
      [
        [0, faded(tone(0.99), 1)],
        [0.12, faded(tone(0.98), 0.8)],
        [1, faded(tone(0.95), 0)],
      ],
    )}${blur('far', 1.2)}${blur('mist', 14)}<rect width="${width}" height="320" fill="url(#sky)"/><rect width="${width}" height="320" fill="url(#sun)"/>${layers.slice(0, 3).join('')}<ellipse cx="${width / 2}" cy="${200 + 20 * random()}" rx="${width}" ry="22" fill="${toHex(tone(0.9))}" opacity=".55" filter="url(#mist)"/>${layers.slice(3).join('')}`;
  },
};

/** Sum of sines without a common period, -1..1. */
function wave(t: number): number {
  return 0.55 * Math.sin(t) + 0.3 * Math.sin(2.17 * t + 1.3) + 0.15 * Math.sin(5.31 * t + 4.1);
}
