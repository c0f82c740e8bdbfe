import { area, box, curve, disc, type Form, line, type Point } from './forms.ts';
import { across, between, type Scene } from './scene.ts';

const BENCH = 276;

/** Flasks and tubes on the bench of a laboratory. */
export const flasks: Scene = {
  shows: 'flasks and tubes on a bench',
  industries: [
    'health',
    'education-and-research',
    'data-and-ai',
    'non-profit',
    'energy',
    'consumer-electronics',
  ],
  forms(random, width) {
    const places = across(width, 104, 10);
    const first = Math.floor(random() * VESSELS.length);
    const main = Math.floor(random() * places.length);
    const things = places.flatMap((x, at) =>
      (VESSELS[(first + at) % VESSELS.length] ?? cone)(
        x,
        at === main ? 'main' : 'second',
        between(random, 0.35, 0.7),
      ),
    );
    const bubbles = places.flatMap((x) =>
      [0, 1].map((at) =>
        disc('mid', x + between(random, -16, 16), between(random, 26, 70) + at * 20, between(random, 4, 9)),
      ),
    );
    return [...bubbles, ...things, box('dark', 0, BENCH, width, 6), box('pale', 0, BENCH + 6, width, 50)];
  },
};

type Vessel = (x: number, tone: Form['tone'], full: number) => Form[];

/** The inside of a symmetric glass below a level, and its outline. */
function glass(x: number, side: readonly Point[], tone: Form['tone'], level: number): Form[] {
  const mirrored = (points: readonly Point[]) => [
    ...points.map(([half, up]): Point => [x + half, BENCH - up]),
    ...points.map(([half, up]): Point => [x - half, BENCH - up]).toReversed(),
  ];
  const below: Point[] = [];
  for (const [at, [half, up]] of side.entries()) {
    const [lastHalf, lastUp] = side[at - 1] ?? [half, up];
    if (up <= level) below.push([half, up]);
    else if (lastUp < level)
      below.push([lastHalf + ((half - lastHalf) * (level - lastUp)) / (up - lastUp), level]);
  }
  const rim = side.at(-1) ?? [10, 100];
  return [
    area('light', mirrored(side)),
    area(tone, mirrored(below)),
    line('dark', 2.6, [...mirrored(side), [x + (side[0]?.[0] ?? 0), BENCH - (side[0]?.[1] ?? 0)]]),
    box('dark', x - rim[0] - 5, BENCH - rim[1] - 6, 2 * rim[0] + 10, 7),
  ];
}

const cone: Vessel = (x, tone, full) =>
  glass(
    x,
    [
      [46, 0],
      [48, 10],
      [15, 96],
      [15, 140],
    ],
    tone,
    20 + 70 * full,
  );

const round: Vessel = (x, tone, full) =>
  glass(
    x,
    curve([
      [22, 0],
      [40, 16],
      [48, 40],
      [44, 66],
      [28, 86],
      [13, 96],
      [13, 158],
    ]),
    tone,
    14 + 66 * full,
  );

const cylinder: Vessel = (x, tone, full) => [
  ...glass(
    x,
    [
      [21, 8],
      [21, 186],
    ],
    tone,
    30 + 130 * full,
  ),
  ...[50, 80, 110, 140].map((up) =>
    line('dark', 2, [
      [x + 8, BENCH - up],
      [x + 20, BENCH - up],
    ]),
  ),
  box('dark', x - 34, BENCH - 9, 68, 9),
];

const rack: Vessel = (x, tone, full) => [
  ...[-28, 0, 28].flatMap((dx, at) =>
    glass(
      x + dx,
      [
        [3, 12],
        [9, 20],
        [9, 116],
      ],
      at === 1 ? tone : 'mid',
      34 + 60 * ((full + at * 0.3) % 1),
    ),
  ),
  box('dark', x - 46, BENCH - 66, 92, 10),
  box('dark', x - 46, BENCH - 10, 92, 10),
];

const VESSELS: readonly Vessel[] = [cone, cylinder, round, rack];
