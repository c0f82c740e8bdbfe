import { area, box, disc, type Form, line, type Point } from './forms.ts';
import { across, between, HEIGHT, type Scene } from './scene.ts';

/** Wheels with teeth, in front of pipes. */
export const machine: Scene = {
  shows: 'wheels and pipes',
  industries: [
    'automotive',
    'consumer-electronics',
    'developer-tools',
    'infrastructure',
    'energy',
    'transport',
    'business-software',
  ],
  forms(random, width) {
    const pipes = across(width, 160).map((x) => {
      const [turnY, side] = [between(random, 60, 260), between(random, -70, 70)];
      return line('pale', 15, [
        [x, -10],
        [x, turnY],
        [x + side, turnY],
        [x + side, HEIGHT + 10],
      ]);
    });
    const wheels = across(width, 118, 34).map((x, at) => ({
      x,
      y: at % 2 === 0 ? between(random, 108, 140) : between(random, 184, 214),
      r: between(random, 46, 60),
    }));
    const main = Math.floor(random() * wheels.length);
    return [...pipes, ...wheels.flatMap(({ x, y, r }, at) => wheel(random, [x, y], r, at === main))];
  },
};

function wheel(random: () => number, [x, y]: Point, r: number, isMain: boolean): Form[] {
  const teeth = 10 + Math.floor(random() * 5);
  const rim = Array.from({ length: teeth * 4 }, (_, at): Point => {
    const angle = (at / (teeth * 4)) * 2 * Math.PI;
    const reach = at % 4 < 2 ? r + 9 : r - 3;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  const turn = random();
  const spokes = Array.from({ length: 5 }, (_, at): Form => {
    const angle = turn + (at / 5) * 2 * Math.PI;
    return disc('light', x + r * 0.58 * Math.cos(angle), y + r * 0.58 * Math.sin(angle), r * 0.19);
  });
  return [
    area(isMain ? 'main' : random() < 0.5 ? 'dark' : 'second', rim),
    ...spokes,
    disc('mid', x, y, r * 0.26),
    box('light', x - 4, y - 4, 8, 8),
  ];
}
