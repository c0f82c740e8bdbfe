import { linear, radial, blur } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { camera, form, level, oval, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** A hall with pictures under a skylight, and a ball on a plinth. */
export const hall: Subject = {
  alt: 'A gallery with a picture and a plinth',
  trades: ['art', 'photography', 'design-tools', 'film', 'advertising', 'education', 'charity'],
  draw(light, width) {
    const { tone, matter, random } = light;
    const [atX, atY] = [width * (0.4 + 0.2 * random()), 160];
    const project = camera([atX, atY], 260);
    const [half, top, floor, back] = [1.55 * (width / 480), -1.1, 0.9, 2.3];
    const wall = [
      project(-half, top, back),
      project(half, top, back),
      project(half, floor, back),
      project(-half, floor, back),
    ] as const;
    const side = (sign: number) =>
      form(
        [
          project(sign * half, top, 0.3),
          project(sign * half, top, back),
          project(sign * half, floor, back),
          project(sign * half, floor, 0.3),
        ],
        sign < 0 ? 'left' : 'right',
      );
    const skylight = form(level(project, [-half * 0.62, half * 0.62], top, [0.5, back * 0.92]), tone(0.995));
    const count = Math.max(1, Math.round(width / 400));
    const shift = (random() - 0.5) * 0.5;
    const frames = upTo(count).map((at) => {
      const x = shift + ((at + 0.5) / count - 0.5) * half * 1.5;
      const [wide, high] = [0.34 + 0.14 * random(), 0.42 + 0.1 * random()];
      const [[left, up], [right, down]] = [
        project(x - wide, -0.28 - high, back),
        project(x + wide, -0.28 + high, back),
      ];
      const size = [right - left, down - up] as const;
      const split = size[1] * (0.35 + 0.35 * random());
      return `${rect([left + 5, up + 7], [size[0], size[1]], tone(0.1), 'opacity=".35" filter="url(#soft)"')}${rect([left - 4, up - 4], [size[0] + 8, size[1] + 8], matter(0.14))}${rect([left, up], [size[0], size[1]], matter(0.5))}${rect([left + 8, up + 8], [size[0] - 16, split - 10], matter(0.68), 'filter="url(#edge)"')}${rect([left + 8, up + split], [size[0] - 16, size[1] - split - 8], matter(0.26), 'filter="url(#edge)"')}`;
    });
    const x = (random() < 0.5 ? -1 : 1) * half * 0.5;
    const [[left, up], [right, down]] = [project(x - 0.16, 0.22, 1.5), project(x + 0.16, 0.9, 1.5)];
    const middle = (left + right) / 2;
    const plinth = `${oval([middle + 24, down + 2], [58, 7], tone(0.08), 'opacity=".45" filter="url(#soft)"')}${rect([left, up], [right - left, down - up], 'block')}${oval([middle, up - 22], [25, 25], 'ball')}`;
    return `${paints(light)}${rect([0, 0], [width, 320], tone(0.88))}${rect([0, atY], [width, 170], 'floor')}${side(-1)}${side(1)}${form(wall, 'back')}${skylight}${rect([0, 0], [width, 320], 'fall')}${frames.join('')}${plinth}`;
  },
};

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('back', [
    [0, tone(0.97)],
    [1, tone(0.84)],
  ])}${linear(
    'left',
    [
      [0, tone(0.62)],
      [1, tone(0.78)],
    ],
    true,
  )}${linear(
    'right',
    [
      [0, tone(0.9)],
      [1, tone(0.7)],
    ],
    true,
  )}${linear('floor', [
    [0, matter(0.66)],
    [1, matter(0.3)],
  ])}${linear(
    'block',
    [
      [0, tone(0.97)],
      [0.6, tone(0.86)],
      [1, tone(0.6)],
    ],
    true,
  )}${radial(
    'ball',
    [0.35, 0.28, 0.75],
    [
      [0, matter(0.82)],
      [0.5, matter(0.5)],
      [1, matter(0.16)],
    ],
  )}${radial(
    'fall',
    [0.5, 0, 0.9],
    [
      [0, faded(tone(1), 0.4)],
      [1, faded(tone(0.9), 0)],
    ],
  )}${blur('soft', 5)}${blur('edge', 2)}`;
}
