import { box, disc, dome, type Form, leaf, line, turned, arc } from './forms.ts';
import { across, between, type Scene } from './scene.ts';
import { oneOf } from '../one-of.ts';

/** Vessels and fruit on a table before a window. */
export const table: Scene = {
  shows: 'vessels and fruit on a table',
  industries: [
    'food-and-drink',
    'home-and-property',
    'hospitality-and-travel',
    'fashion-and-luxury',
    'commerce',
    'art-and-design',
  ],
  forms(random, width) {
    const edge = between(random, 222, 244);
    const [x, wide] = [width * between(random, 0.2, 0.5), width * 0.34];
    const pane = [
      box('light', x, 26, wide, edge - 66),
      line('mid', 2, [
        [x + wide / 2, 26],
        [x + wide / 2, edge - 40],
      ]),
    ];
    const light = disc('main', x + wide * between(random, 0.2, 0.8), between(random, 80, 120), 40);
    const own = [bottle, pot, bowl, jug, fruit];
    const first = Math.floor(random() * own.length);
    const things = across(width, 104).flatMap((middle, at) =>
      (own[(first + 2 * at) % own.length] ?? bottle)(
        random,
        middle + between(random, -8, 8),
        edge + between(random, 18, 44),
      ),
    );
    return [
      ...pane,
      light,
      box('pale', 0, edge, width, 320 - edge),
      line('dark', 2.5, [
        [0, edge],
        [width, edge],
      ]),
      ...things,
    ];
  },
};

type Thing = (random: () => number, x: number, foot: number) => Form[];

const toneOf = (random: () => number) => oneOf(random, 'second', 'dark', 'mid', 'light');

const bottle: Thing = (random, x, foot) => {
  const [half, high] = [between(random, 17, 25), between(random, 140, 186)];
  const glass = turned(toneOf(random), x, foot, [
    [0, half],
    [high * 0.5, half],
    [high * 0.64, half * 0.55],
    [high * 0.72, 6],
    [high - 6, 6],
    [high, 8],
  ]);
  return [glass, box('light', x - half * 0.8, foot - high * 0.42, half * 1.6, high * 0.2)];
};

const bowl: Thing = (random, x, foot) => {
  const half = between(random, 42, 52);
  const heap = [-0.5, 0.5, 0].map((side, at) =>
    disc(at === 2 ? 'main' : 'second', x + side * half, foot - 50 - (at === 2 ? 12 : 0), 21),
  );
  return [
    ...heap,
    turned('dark', x, foot, [
      [0, half * 0.4],
      [8, half * 0.42],
      [26, half * 0.86],
      [44, half],
    ]),
  ];
};

const jug: Thing = (random, x, foot) => {
  const [half, high] = [between(random, 27, 34), between(random, 104, 130)];
  return [
    line('dark', 6, arc(x + half * 0.8, foot - high * 0.58, half * 0.75, high * 0.24, -1.4, 1.7)),
    turned(toneOf(random), x, foot, [
      [0, half * 0.6],
      [high * 0.32, half],
      [high * 0.74, half * 0.52],
      [high, half * 0.72],
    ]),
  ];
};

const pot: Thing = (random, x, foot) => {
  const leaves = [-1.15, -0.75, -0.35, 0.05, 0.45, 0.85, 1.2].map((angle, at) =>
    leaf(at % 2 === 0 ? 'mid' : 'second', [x, foot - 48], {
      length: between(random, 74, 112),
      wide: 12,
      angle: angle - Math.PI / 2,
    }),
  );
  return [
    ...leaves,
    turned('light', x, foot, [
      [0, 20],
      [44, 27],
      [46, 31],
      [56, 31],
    ]),
  ];
};

const fruit: Thing = (random, x, foot) => {
  const r = between(random, 20, 26);
  return [
    disc('main', x - r * 0.8, foot - r, r),
    leaf('mid', [x - r * 0.8, foot - 2 * r], { length: 22, wide: 6, angle: -0.7 }),
    dome('second', x + r, foot, r * 1.05),
    dome('light', x + r, foot, r * 0.8),
  ];
};
