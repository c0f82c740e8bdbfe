import { linear, radial } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { camera, form, level, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

const FARTHEST = 26;

/** Tracks that bend into the light of a low sun, under their wires. */
export const rails: Subject = {
  alt: 'Railway tracks in low sun',
  trades: ['railway', 'mobility', 'travel', 'scheduling', 'project-management'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const horizon = 120 + 50 * random();
    const at = width * (0.3 + 0.4 * random());
    const bend = 0.05 * (random() - 0.5);
    const project = camera([at, horizon], 190);
    const point = (x: number, y: number, z: number) => project(x + bend * z * z, y, z);
    const depths = upTo(60)
      .map((step) => 0.75 * 1.062 ** step)
      .filter((z) => z < FARTHEST);
    const track = (center: number) => {
      const sleepers = upTo(44).map((step) => {
        const z = 0.8 + step * 0.3;
        return form(level(point, [center - 0.62, center + 0.62], 1, [z, z + 0.12]), tone(0.3 + z * 0.028));
      });
      const rail = (x: number) => {
        const left = depths.map((z) => point(center + x - 0.035, 0.95, z));
        const right = depths.map((z) => point(center + x + 0.035, 0.95, z)).toReversed();
        return form([...left, ...right], 'steel');
      };
      return [...sleepers.toReversed(), rail(-0.4), rail(0.4)].join('');
    };
    const side = random() < 0.5 ? 1 : -1;
    const masts = [15, 10, 6.6, 4.4, 2.9, 1.9].map((z) => {
      const wide = 7 / z;
      const color = matter(0.16 + z * 0.022);
      return `${stroke([point(side * 1.15, 1, z), point(side * 1.15, -1.6, z)], color, wide)}${stroke([point(side * 1.15, -1.45, z), point(0, -1.3, z)], color, wide * 0.6)}`;
    });
    const wire = (y: number) =>
      stroke(
        depths.filter((z) => z > 1.5).map((z) => point(0, y, z)),
        matter(0.2),
        1.1,
      );
    return `${paints(light)}${radial(
      'sun',
      [at / width, 0.46, 0.5],
      [
        [0, faded(tone(1), 1)],
        [0.14, faded(tone(0.98), 0.75)],
        [1, faded(tone(0.95), 0)],
      ],
    )}${rect([0, 0], [width, horizon + 2], 'sky')}${rect([0, horizon], [width, 330 - horizon], 'bed')}${track(0)}${track(-side * 2.1)}${track(-side * 4.2)}${rect([0, 0], [width, 320], 'sun')}${masts.join('')}${wire(-1.3)}${wire(-1.05)}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('sky', [
    [0, matter(0.46)],
    [0.5, tone(0.86)],
    [1, tone(0.97)],
  ])}${linear('bed', [
    [0, tone(0.72)],
    [0.25, matter(0.4)],
    [1, matter(0.17)],
  ])}${linear('steel', [
    [0, tone(0.99)],
    [0.5, tone(0.9)],
    [1, tone(0.6)],
  ])}`;
}
