import { arc, area, disc, type Form, line, placedForms, type Point, turned } from './forms.ts';
import { across, between, type Scene } from './scene.ts';

/** A rocket between planets. */
export const rocket: Scene = {
  shows: 'a rocket and planets',
  industries: [
    'data-and-ai',
    'transport',
    'telecom',
    'games',
    'education-and-research',
    'developer-tools',
    'entertainment',
  ],
  forms(random, width) {
    const side = random() < 0.5 ? -1 : 1;
    const stars = across(width, 34).flatMap((x, at) => [
      disc('mid', x + between(random, -12, 12), between(random, 14, 300), at % 4 === 0 ? 4 : 2.4),
    ]);
    const [x, y] = [width * (0.5 - side * between(random, 0.14, 0.2)), between(random, 112, 136)];
    const ringed = planet(between(random, 52, 66), between(random, -0.5, 0.5));
    const moons = across(width, 200).map((mx, at) =>
      disc(
        at % 2 === 0 ? 'second' : 'mid',
        mx + between(random, -40, 40),
        at % 2 === 0 ? between(random, 230, 270) : between(random, 40, 70),
        between(random, 14, 26),
      ),
    );
    const craft = placedForms(
      SMALL_SHIP,
      [width * (0.5 + side * between(random, 0.1, 0.2)), 168],
      side * between(random, 0.3, 0.62),
    );
    return [...stars, ...moons, ...placedForms(ringed, [x, y], 0), ...craft];
  },
};

function planet(r: number, tilt: number): Form[] {
  const ring = (from: number, to: number) =>
    placedForms([line('dark', 5, arc(0, 0, r * 1.6, r * 0.42, from, to))], [0, 0], tilt);
  return [
    ...ring(Math.PI, 2 * Math.PI),
    disc('main', 0, 0, r),
    area('light', [...arc(0, 0, r * 0.72, r * 0.72, 3.5, 4.5), ...arc(0, 0, r * 0.6, r * 0.6, 4.5, 3.5)]),
    ...ring(0, Math.PI),
  ];
}

const fin = (side: number): Form =>
  area('second', [
    [side * 24, 20],
    [side * 54, 66],
    [side * 50, 92],
    [side * 20, 70],
  ]);

const FLAME: readonly Point[] = [
  [-18, 84],
  [-26, 112],
  [-10, 106],
  [0, 146],
  [10, 106],
  [26, 112],
  [18, 84],
];

const SHIP: readonly Form[] = [
  area('mid', FLAME),
  fin(-1),
  fin(1),
  turned('light', 0, 84, [
    [0, 19],
    [40, 32],
    [110, 29],
    [160, 14],
    [186, 1],
  ]),
  turned('dark', 0, -64, [
    [0, 15.5],
    [20, 9],
    [38, 1],
  ]),
  disc('dark', 0, -14, 16),
  disc('light', 0, -14, 10),
  area('dark', [
    [-20, 72],
    [20, 72],
    [18, 86],
    [-18, 86],
  ]),
];

/** The ship in a size at which it is whole in low places. */
const SMALL_SHIP = SHIP.map((form) => ({
  ...form,
  outline: form.outline.map(([x, y]): Point => [0.74 * x, 0.74 * y]),
}));
