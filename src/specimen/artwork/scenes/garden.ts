import { area, curve, disc, type Form, leaf, line, type Point } from './forms.ts';
import { across, between, type Scene } from './scene.ts';
import { sunIn } from './sun.ts';
import { oneOf } from '../one-of.ts';

const SOIL = 288;

/** Plants of three kinds in a row, and the sun. */
export const garden: Scene = {
  shows: 'plants and the sun',
  industries: ['food-and-drink', 'health', 'home-and-property', 'energy', 'non-profit', 'developer-tools'],
  forms(random, width) {
    const sun = sunIn(random, width, { margin: 0.3, y: [96, 140], radius: [54, 78] });
    const plants = across(width, 74, 20).flatMap((x) =>
      oneOf(random, fern, tulip, umbel)(random, x + between(random, -10, 10)),
    );
    return [sun, ...plants, area('dark', hill(width))];
  },
};

type Plant = (random: () => number, x: number) => Form[];

const fern: Plant = (random, x) => {
  const stem = stemOf(random, x, between(random, 130, 225));
  const leaves = [0.3, 0.45, 0.6, 0.75, 0.88].flatMap((along, at) => {
    const from = pointAlong(stem, along);
    const length = 50 - at * 6;
    return [-1, 1].map((side) =>
      leaf(at % 2 === 0 ? 'mid' : 'pale', from, { length, wide: 9, angle: -Math.PI / 2 + side * 1.05 }),
    );
  });
  return [line('dark', 2.5, stem), ...leaves, leaf('mid', pointAlong(stem, 1), UPRIGHT)];
};

const tulip: Plant = (random, x) => {
  const stem = stemOf(random, x, between(random, 110, 190));
  const [topX, topY] = pointAlong(stem, 1);
  const cup = [-22, -19, -9, 0, 9, 19, 22].map((dx, at): Point => [
    topX + dx,
    topY - (at % 2 === 0 ? 44 : 24),
  ]);
  const base = curve([
    [topX + 22, topY - 44],
    [topX + 20, topY - 8],
    [topX, topY + 6],
    [topX - 20, topY - 8],
    [topX - 22, topY - 44],
  ]);
  return [
    line('dark', 2.5, stem),
    leaf('mid', pointAlong(stem, 0.1), { length: 92, wide: 13, angle: -Math.PI / 2 - 0.42 }),
    leaf('mid', pointAlong(stem, 0.05), { length: 76, wide: 12, angle: -Math.PI / 2 + 0.46 }),
    area('second', [...cup, ...base]),
  ];
};

const umbel: Plant = (random, x) => {
  const stem = stemOf(random, x, between(random, 130, 190));
  const top = pointAlong(stem, 1);
  const rays = [-1.1, -0.65, -0.2, 0.25, 0.7, 1.15].flatMap((angle): Form[] => {
    const end: Point = [top[0] + 46 * Math.sin(angle), top[1] - 46 * Math.cos(angle)];
    return [line('dark', 1.8, [top, end]), disc('light', end[0], end[1], 8)];
  });
  return [line('dark', 2.5, stem), ...rays];
};

const UPRIGHT = { length: 34, wide: 8, angle: -Math.PI / 2 };

function stemOf(random: () => number, x: number, height: number): Point[] {
  const lean = between(random, -22, 22);
  return curve([
    [x, SOIL],
    [x + lean * 0.2, SOIL - height * 0.5],
    [x + lean, SOIL - height],
  ]);
}

function pointAlong(points: readonly Point[], share: number): Point {
  return points[Math.round(share * (points.length - 1))] ?? [0, 0];
}

function hill(width: number): Point[] {
  return [
    [0, SOIL + 2],
    ...curve([
      [0, SOIL],
      [width * 0.4, SOIL - 8],
      [width, SOIL + 2],
    ]),
    [width, 320],
    [0, 320],
  ];
}
