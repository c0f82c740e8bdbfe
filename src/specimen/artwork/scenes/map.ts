import { area, box, curve, disc, type Form, line, placed, type Point } from './forms.ts';
import { between, HEIGHT, type Scene } from './scene.ts';

const BLOCK = 62; // px from street to street

/** Streets from above, with a river, a park, and a route between two pins. */
export const map: Scene = {
  shows: 'streets, a river and a route',
  industries: [
    'transport',
    'telecom',
    'hospitality-and-travel',
    'social-and-messaging',
    'government',
    'commerce',
    'data-and-ai',
  ],
  forms(random, width) {
    const turn = between(random, -0.35, 0.35);
    const middle: Point = [width / 2, HEIGHT / 2];
    const park = [Math.floor(between(random, -1, 2)), Math.floor(between(random, -1, 1))];
    const reach = Math.ceil(width / BLOCK / 2) + 1;
    const blocks: Form[] = [];
    for (let row = -4; row <= 3; row++)
      for (let column = -reach; column < reach; column++) {
        const isPark = column === park[0] && row === park[1];
        const tone = isPark ? 'main' : random() < 0.18 ? 'pale' : 'light';
        const { outline } = box(tone, column * BLOCK + 4, row * BLOCK + 4, BLOCK - 8, BLOCK - 8);
        blocks.push(area(tone, placed(outline, middle, turn)));
      }
    const from = between(random, 40, 120);
    const river = curve([
      [-20, from],
      [width * 0.3, from + 90],
      [width * 0.6, from + 60],
      [width + 20, from + 170],
    ]);
    const way = route(random, reach).map((corner) => placed([corner], middle, turn)[0] ?? middle);
    const [start, end] = [way[0] ?? middle, way.at(-1) ?? middle];
    return [
      ...blocks,
      line('mid', 30, river),
      line('dark', 6, way),
      disc('dark', start[0], start[1], 11),
      disc('light', start[0], start[1], 5),
      ...pin(end),
    ];
  },
};

/** Corners of streets, in px from the middle. */
function route(random: () => number, reach: number): Point[] {
  const columns = [-2, -1, 1, Math.min(3, reach - 1)];
  let row = 1;
  return columns.flatMap((column): Point[] => {
    const before: Point = [column * BLOCK, row * BLOCK];
    row = Math.max(-1, Math.min(2, row - (random() < 0.7 ? 1 : -1)));
    return [before, [column * BLOCK, row * BLOCK]];
  });
}

function pin([x, y]: Point): Form[] {
  const head = curve([
    [x, y],
    [x - 16, y - 26],
    [x - 22, y - 44],
    [x - 14, y - 60],
    [x, y - 66],
    [x + 14, y - 60],
    [x + 22, y - 44],
    [x + 16, y - 26],
    [x, y],
  ]);
  return [area('second', head), disc('light', x, y - 43, 9)];
}
