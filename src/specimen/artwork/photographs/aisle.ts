import { toHex } from '../../../color/hex.ts';
import { linear, radial, blur, short } from '../svg.ts';
import { faded, type Light } from './light.ts';
import { camera, form, level, type Point, type Projection, rect, stroke, upTo } from './shapes.ts';
import type { Subject } from './subject.ts';

const RACKS = 9;
/** Ceiling and floor, from the eye. */
const [TOP, FLOOR] = [-1.15, 0.9];

/** An aisle between racks of machines, whose lamps mirror in the floor. */
export const aisle: Subject = {
  alt: 'An aisle between racks of servers',
  trades: [
    'cloud',
    'internet',
    'security',
    'data',
    'software',
    'enterprise-software',
    'automation',
    'analytics',
  ],
  draw(light, width) {
    const { tone, matter, random } = light;
    const [atX, atY] = [width * (0.3 + 0.4 * random()), 130 + 40 * random()];
    const project = camera([atX, atY], 150);
    const half = 0.95 * (width / 480) ** 0.8;
    const racks = [-1, 1].flatMap((side) =>
      upTo(RACKS)
        .toReversed()
        .map((at) => rack(light, project, [side * half, at])),
    );
    const lamps = upTo(8).map((at) => [0.5 + at * 0.75, 0.95 + at * 0.75] as const);
    const strips = lamps.map((z) => form(level(project, [-0.16, 0.16], TOP, z), tone(0.98)));
    const mirrored = lamps.map((z) =>
      form(level(project, [-0.2, 0.2], FLOOR, z), tone(0.9), 'opacity=".35" filter="url(#soft)"'),
    );
    return `${paints(light)}${radial(
      'end',
      [atX / width, atY / 320, 0.3],
      [
        [0, faded(tone(1), 1)],
        [0.3, faded(matter(0.84), 0.6)],
        [1, faded(matter(0.6), 0)],
      ],
    )}${rect([0, 0], [width, 320], matter(0.14))}${rect([0, atY], [width, 330 - atY], 'floor')}${mirrored.join('')}${racks.join('')}${strips.join('')}${rect([0, 0], [width, 320], 'end')}`;
  },
};

/** A rack: its side, its front, and rows of lamps. */
function rack({ tone, matter, random }: Light, project: Projection, [x, at]: Point): string {
  const near = 0.42 + at * 0.62;
  const [from, to] = [near + 0.03, near + 0.59];
  const upright = ([top, foot]: Point, [start, end]: Point) => [
    project(x, top, start),
    project(x, top, end),
    project(x, foot, end),
    project(x, foot, start),
  ];
  const units = upTo(13).map((row) => {
    const y = TOP + 0.22 + row * 0.135;
    const shelf = stroke(
      [project(x, y, from + 0.05), project(x, y, to - 0.05)],
      matter(0.34 + at * 0.05),
      2.6 / near,
    );
    const lamps = upTo(4).map((lamp) => {
      const [lx, ly] = project(x, y - 0.045, from + 0.1 + lamp * 0.1);
      return random() < 0.55 ? `M${short(lx)} ${short(ly)}h0` : '';
    });
    const color = random() < 0.7 ? tone(0.97) : matter(0.78);
    return `${shelf}<path d="${lamps.join('')}" stroke="${toHex(color)}" stroke-width="${short(4.4 / (near + 0.1))}" stroke-linecap="round"/>`;
  });
  return `${form(upright([TOP, FLOOR], [near, near + 0.62]), matter(0.1 + at * 0.03))}${form(upright([TOP + 0.1, FLOOR - 0.08], [from, to]), matter(0.17 + at * 0.045))}${units.join('')}`;
}

/** Gradients and filters that its forms refer to. */
function paints({ matter }: Light): string {
  return `${linear('floor', [
    [0, matter(0.5)],
    [1, matter(0.1)],
  ])}${blur('soft', 4)}`;
}
