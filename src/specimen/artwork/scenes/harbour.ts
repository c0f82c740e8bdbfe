import { area, box, curve, disc, type Form, line, type Point, turned } from './forms.ts';
import { across, between, HEIGHT, type Scene } from './scene.ts';

/** Boats under sail, a lighthouse, and the sun over the sea. */
export const harbour: Scene = {
  shows: 'boats and a lighthouse',
  industries: [
    'hospitality-and-travel',
    'transport',
    'commerce',
    'finance',
    'sports',
    'energy',
    'food-and-drink',
    'home-and-property',
  ],
  forms(random, width) {
    const sea = between(random, 186, 206);
    const sun = disc(
      'main',
      width * between(random, 0.3, 0.7),
      sea - between(random, 10, 50),
      between(random, 50, 72),
    );
    const tower = width * (random() < 0.5 ? 0.12 : 0.88);
    const boats = across(width, 126).flatMap((x) => {
      const y = between(random, sea + 30, 276);
      return Math.abs(x - tower) < 60 ? [] : boat(random, [x + between(random, -14, 14), y], (y - sea) / 56);
    });
    const waves = Array.from({ length: 4 }, (_, at) =>
      line('light', 2.5, wave(random, width, sea + 26 + at * 24)),
    );
    return [
      sun,
      box('mid', 0, sea, width, HEIGHT - sea),
      ...waves.slice(0, 2),
      ...lighthouse(tower, sea),
      ...boats,
      ...waves.slice(2),
    ];
  },
};

function boat(random: () => number, [x, y]: Point, near: number): Form[] {
  const size = Math.min(1.25, 0.62 + 0.4 * near);
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const isMain = random() < 0.35;
  return [
    line('dark', 2.4, [at(0, 0), at(0, -118)]),
    area(isMain ? 'second' : 'light', [...curve([at(4, -114), at(30, -70), at(46, -14)]), at(4, -14)]),
    area(isMain ? 'light' : 'pale', [
      at(-4, -98),
      ...curve([at(-4, -98), at(-22, -56), at(-34, -14)]),
      at(-4, -14),
    ]),
    area('dark', [at(-44, -6), at(48, -6), at(32, 18), at(-30, 18)]),
  ];
}

function lighthouse(x: number, sea: number): Form[] {
  return [
    area('dark', [
      [x - 60, sea + 26],
      [x - 30, sea - 6],
      [x + 34, sea - 4],
      [x + 62, sea + 26],
    ]),
    turned('light', x, sea - 4, [
      [0, 20],
      [100, 13],
      [110, 13],
    ]),
    ...[26, 70].map((up) => box('second', x - 18 + up * 0.06, sea - 4 - up - 18, 36 - up * 0.12, 18)),
    box('dark', x - 18, sea - 118, 36, 5),
    box('main', x - 9, sea - 136, 18, 18),
    area('dark', [
      [x - 14, sea - 136],
      [x + 14, sea - 136],
      [x, sea - 152],
    ]),
  ];
}

function wave(random: () => number, width: number, level: number): Point[] {
  const [from, long] = [random() * width * 0.5, width * between(random, 0.2, 0.45)];
  return curve(
    Array.from({ length: 9 }, (_, at): Point => [from + (long * at) / 8, level + (at % 2 === 0 ? 3 : -3)]),
  );
}
