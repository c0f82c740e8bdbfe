import { arc, box, disc, type Form, line, type Point } from './forms.ts';
import { across, between, type Scene } from './scene.ts';

/** Points joined by lines, like places of a network. */
export const network: Scene = {
  shows: 'a network of points',
  industries: [
    'data-and-ai',
    'infrastructure',
    'telecom',
    'social-and-messaging',
    'non-profit',
    'developer-tools',
  ],
  forms(random, width) {
    const columns = across(width, 96, 30);
    const places = columns.flatMap((x, column) =>
      [0, 1, 2].map((row): Point => [
        x + between(random, -16, 16),
        62 + row * 94 + (column % 2 === 0 ? 0 : 34) * (row === 2 ? -1 : 1) + between(random, -14, 14),
      ]),
    );
    const joined = places.flatMap((from, at) =>
      [1, 2, 3, 4].flatMap((step) => {
        const to = places[at + step];
        const near = to !== undefined && Math.hypot(to[0] - from[0], to[1] - from[1]) < 136;
        return near && random() < 0.72 ? [line('mid', 2.4, [from, to])] : [];
      }),
    );
    const center = places[Math.floor(places.length / 2 + between(random, -2, 2))] ?? [width / 2, 160];
    const rings = [58, 78].map((r) => line('pale', 3, arc(center[0], center[1], r, r, 0, 2 * Math.PI)));
    const points = places.flatMap((place, at) => {
      const away = Math.hypot(place[0] - center[0], place[1] - center[1]);
      return away > 0 && away < 84 ? [] : node(place, at, away === 0);
    });
    return [...rings, ...joined, ...points];
  },
};

function node([x, y]: Point, at: number, isMain: boolean): Form[] {
  if (isMain) return [disc('main', x, y, 42), disc('light', x, y, 17), disc('dark', x, y, 8)];
  const kinds = [
    [disc('dark', x, y, 15)],
    [disc('second', x, y, 21), disc('light', x, y, 9)],
    [box('dark', x - 13, y - 13, 26, 26), box('light', x - 5, y - 5, 10, 10)],
    [disc('light', x, y, 13), disc('dark', x, y, 6)],
    [disc('second', x, y, 11)],
  ];
  return kinds[(at * 3) % kinds.length] ?? [];
}
