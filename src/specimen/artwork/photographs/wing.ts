import { linear, blur, radial } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { form, oval, type Point, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** The wing of an aeroplane above clouds. */
export const wing: Subject = {
  alt: 'The wing of an aeroplane above clouds',
  trades: ['airline', 'travel', 'mobility', 'hotel'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const side = random() < 0.5 ? 1 : -1;
    const turn = ([x, y]: Point): Point => [side > 0 ? x * (width / 480) : width - x * (width / 480), y];
    const horizon = 150 + 30 * random();
    const lift = 24 * (random() - 0.5);
    const clouds = upTo(Math.round(width / 7)).map(() => {
      const near = random() ** 1.3;
      return oval(
        [width * random(), horizon + 8 + near * 160],
        [30 + 90 * near, 6 + 22 * near],
        random() < 0.62 ? tone(0.97) : matter(0.72),
        `opacity="${(0.4 + 0.4 * random()).toFixed(2)}"`,
      );
    });
    const seam = (y: number, endX: number, endY: number) =>
      stroke([turn([-10, y]), turn([endX, endY + lift])], matter(0.34), 1.3, 'opacity=".6"');
    const tip: Point = [356, 142 + lift];
    const plane = [[-10, 330], [-10, 226], tip, [372, 148 + lift], [300, 190 + lift], [170, 330]] as const;
    const winglet = [tip, [392, 84 + lift], [402, 86 + lift], [374, 149 + lift]] as const;
    return `${paints(light)}${radial(
      'sun',
      [0.5 + side * 0.28, 0.4, 0.5],
      [
        [0, faded(tone(1), 1)],
        [0.1, faded(tone(1), 0.7)],
        [1, faded(tone(0.96), 0)],
      ],
    )}${rect([0, 0], [width, 320], 'sky')}${rect([0, horizon], [width, 320 - horizon], 'floor')}<g filter="url(#soft)">${clouds.join('')}</g>${rect([0, 0], [width, 320], 'sun')}${form(
      winglet.map((point) => turn(point)),
      'fin',
    )}${form(
      plane.map((point) => turn(point)),
      'metal',
    )}${seam(300, 286, 184)}${seam(262, 330, 160)}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('sky', [
    [0, matter(0.42)],
    [0.4, matter(0.68)],
    [0.56, tone(0.96)],
  ])}${linear('floor', [
    [0, tone(0.97)],
    [1, matter(0.6)],
  ])}${linear('metal', [
    [0, tone(0.99)],
    [0.4, tone(0.84)],
    [1, matter(0.36)],
  ])}${linear('fin', [
    [0, matter(0.5)],
    [1, matter(0.36)],
  ])}${blur('soft', 7)}`;
}
