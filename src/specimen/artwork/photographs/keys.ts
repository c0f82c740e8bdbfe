import { linear, radial, blur } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { camera, form, level, type Point, type Projection, rect, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

/** Rows of keys from close by, lit from behind; the nearest and the farthest are out of focus. */
export const keys: Subject = {
  alt: 'Keys of a keyboard in raking light',
  trades: [
    'developer-tools',
    'software',
    'productivity',
    'open-source',
    'website-builder',
    'email',
    'customer-service',
    'collaboration',
    'hr',
  ],
  draw(light, width) {
    const { tone, matter, random } = light;
    const project = camera([width * (0.3 + 0.4 * random()), -180 - 30 * random()], 575);
    const skew = 0.7 * (random() - 0.5);
    const point = (x: number, y: number, z: number) => project(x + skew * (z - 1.4), y, z);
    const chosen = { row: 2 + Math.floor(2 * random()), at: Math.floor((random() - 0.5) * (width / 160)) };
    const rows = upTo(8)
      .toReversed()
      .map((row) => {
        const z = depthOf(row);
        const offset = row * 0.07;
        const reach = Math.ceil(width / 90) + 2;
        const caps = upTo(reach * 2).map((index) => {
          const at = index - reach;
          const [left, right] = [at * 0.19 + offset, at * 0.19 + offset + 0.166];
          if (point(right, 0.86, z)[0] < -20 || point(left, 0.86, z)[0] > width + 20) return '';
          const isChosen = row === chosen.row && at === chosen.at;
          return key(light, point, { sides: [left, right], row, isChosen });
        });
        const focus = row < 1 ? ' filter="url(#near)"' : row > 5 ? ' filter="url(#far)"' : '';
        return `<g${focus}>${caps.join('')}</g>`;
      });
    return `${paints(light)}${radial(
      'lamp',
      [0.2 + 0.6 * random(), 0, 0.75],
      [
        [0, faded(tone(1), 0.75)],
        [0.4, faded(matter(0.8), 0.25)],
        [1, faded(matter(0.05), 0.45)],
      ],
    )}${rect([0, 0], [width, 320], matter(0.06))}${rows.join('')}${rect([0, 0], [width, 320], 'lamp')}`;
  },
};

const depthOf = (row: number) => 1.02 + row * 0.19;

/** Heights of the face of a key and of the foot of its front, below the eye. */
const [TOP, FOOT] = [0.86, 0.9];

function key(
  { tone, matter }: Light,
  point: Projection,
  { sides, row, isChosen }: { readonly sides: Point; readonly row: number; readonly isChosen: boolean },
): string {
  const z = depthOf(row);
  const [left, right] = sides;
  const corners = [
    point(left, TOP, z),
    point(right, TOP, z),
    point(right + 0.01, FOOT, z - 0.02),
    point(left - 0.01, FOOT, z - 0.02),
  ];
  const hollow = level(point, [left + 0.027, right - 0.027], TOP, [z + 0.03, z + 0.135]);
  return [
    form(corners, isChosen ? tone(0.7) : matter((0.34 + row * 0.05) * 0.55)),
    form(level(point, sides, TOP, [z, z + 0.155]), isChosen ? 'lit' : 'cap'),
    form(hollow, tone(0.98), `opacity="${isChosen ? '.35' : '.09'}"`),
  ].join('');
}

/** Gradients and filters that its forms refer to. */
function paints({ tone, matter }: Light): string {
  return `${linear('cap', [
    [0, matter(0.74)],
    [0.5, matter(0.52)],
    [1, matter(0.36)],
  ])}${linear('lit', [
    [0, tone(1)],
    [1, tone(0.84)],
  ])}${blur('near', 2.6)}${blur('far', 1.8)}`;
}
