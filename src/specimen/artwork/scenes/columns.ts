import { arc, box, disc, dome, type Form, line, type Point, curve } from './forms.ts';
import { across, between, type Scene } from './scene.ts';

const BASE = 290;

/** Columns of rising height like a chart, a curve over them, and discs. */
export const columns: Scene = {
  shows: 'rising columns and a curve',
  industries: [
    'finance',
    'data-and-ai',
    'business-software',
    'energy',
    'education-and-research',
    'infrastructure',
    'developer-tools',
  ],
  forms(random, width) {
    const places = across(width, 56);
    const share = width / places.length;
    const lift = between(random, 0.6, 1.6);
    const heights = places.map((x) => 50 + 150 * (x / width) ** lift + between(random, -22, 22));
    const bars = places.flatMap((x, at) => column(x, share * 0.62, heights[at] ?? 0, at));
    const above = places.map((x, at): Point => [x, BASE - (heights[at] ?? 0) - 40]);
    const sun = [
      disc('main', width * 0.24, 96, 52),
      line('dark', 1.8, arc(width * 0.24, 96, 68, 68, 3.4, 5.9)),
    ];
    const dots = above.filter((_, at) => at % 3 === 1).map(([x, y]) => disc('light', x, y, 8));
    return [...sun, ...bars, line('dark', 3, curve(above)), ...dots, box('dark', 0, BASE, width, 4)];
  },
};

function column(x: number, wide: number, high: number, at: number): Form[] {
  const left = x - wide / 2;
  const kinds = [
    [box('dark', left, BASE - high, wide, high)],
    [box('second', left, BASE - high, wide, high), dome('second', x, BASE - high + 1, wide / 2)],
    [box('pale', left, BASE - high, wide, high), box('mid', left, BASE - high * 0.55, wide, high * 0.55)],
    [box('light', left, BASE - high, wide, high), ...flutes(left, wide, high)],
  ];
  return kinds[at % kinds.length] ?? [];
}

function flutes(left: number, wide: number, high: number): Form[] {
  return [0.25, 0.5, 0.75].map((share) =>
    line('mid', 2, [
      [left + wide * share, BASE - high + 10],
      [left + wide * share, BASE],
    ]),
  );
}
