import { area, curve, disc, type Form, leaf, line, type Point } from './forms.ts';
import { across, between, type Scene } from './scene.ts';
import { sunIn } from './sun.ts';
import { oneOf } from '../one-of.ts';

/** px; half of a bird with its tail. */
const EDGE = 52;

/** Birds that face each other on wires. */
export const birds: Scene = {
  shows: 'birds on wires',
  industries: [
    'social-and-messaging',
    'telecom',
    'entertainment',
    'games',
    'media-and-publishing',
    'business-software',
    'non-profit',
  ],
  forms(random, width) {
    const sun = sunIn(random, width, { margin: 0.3, y: [110, 170], radius: [66, 92] });
    const wires = [124, 208, 284].map((level) => ({ level, sag: between(random, 6, 16) }));
    const pole = width * between(random, 0.06, 0.14);
    const drawn = wires.flatMap(({ level, sag }, row): Form[] => {
      const height = (x: number) => level + sag * Math.sin((Math.PI * x) / width);
      const wire = line(
        'dark',
        2.2,
        [0, 0.25, 0.5, 0.75, 1].map((share): Point => [share * width, height(share * width)]),
      );
      const sitting = across(width, 96, EDGE).flatMap((x, at) => {
        const place = Math.min(width - EDGE, x + between(random, -14, 14) + (row % 2) * 24);
        return random() < 0.62 && Math.abs(place - pole) > 50
          ? bird(random, [place, height(place)], at % 2 === 0 ? 1 : -1)
          : [];
      });
      return [wire, ...sitting];
    });
    return [
      sun,
      line('dark', 9, [
        [pole, 0],
        [pole, 320],
      ]),
      ...drawn,
    ];
  },
};

/** @param way 1 looks to the right, -1 to the left */
function bird(random: () => number, [x, y]: Point, way: number): Form[] {
  const size = between(random, 0.85, 1.15);
  const at = (dx: number, dy: number): Point => [x + dx * size * way, y + dy * size];
  const tone = oneOf(random, 'dark', 'second', 'mid', 'light');
  const body = curve([
    at(-20, -8),
    at(-10, -3),
    at(6, -4),
    at(17, -16),
    at(22, -34),
    at(18, -45),
    at(8, -47),
    at(0, -38),
    at(-10, -26),
    at(-20, -8),
  ]);
  const [eyeX, eyeY] = at(13, -38);
  return [
    line('dark', 2, [at(2, 0), at(2, -8)]),
    area(tone, [at(-14, -14), at(-46, 14), at(-36, 18), at(-6, -6)]),
    area(tone, body),
    leaf(tone === 'light' ? 'pale' : 'light', at(6, -26), {
      length: 30 * size,
      wide: 7 * size,
      angle: way === 1 ? Math.PI - 0.75 : 0.75,
    }),
    area('main', [at(20, -43), at(33, -37), at(21, -34)]),
    disc(tone === 'dark' ? 'light' : 'dark', eyeX, eyeY, 2.4 * size),
  ];
}
