import { area, box, disc, type Form, line, type Point } from './forms.ts';
import { across, between, HEIGHT, type Scene } from './scene.ts';

/** Wheels with teeth that turn each other, in front of pipes. */
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
    const wheels = train(random, width);
    const main = Math.floor(random() * wheels.length);
    return [...pipes, ...wheels.flatMap((one, at) => wheel(one, at === main))];
  },
};

/** px along the rim from one tooth to the next; wheels with the same pitch fit each other. */
const PITCH = 31;
/** Of the pitch radius to the tip and to the foot of a tooth, px. */
const [TIP, FOOT] = [7.5, 8.5];

interface Wheel {
  readonly at: Point;
  readonly teeth: number;
  /** Angle of the middle of one tooth, radians. */
  readonly turn: number;
}

const radiusOf = (teeth: number) => (teeth * PITCH) / (2 * Math.PI);

/** Wheels in a row, each of which turns the next: a tooth of one stands in a gap of the other. */
function train(random: () => number, width: number): Wheel[] {
  const wheels: Wheel[] = [
    { at: [between(random, 50, 80), between(random, 120, 200)], teeth: 13, turn: random() },
  ];
  for (let before = wheels[0]; before !== undefined;) {
    const teeth = 11 + Math.floor(random() * 6);
    const apart = radiusOf(before.teeth) + radiusOf(teeth);
    const aim = 160 + (before.at[1] < 160 ? 1 : -1) * between(random, 10, 42);
    const angle = Math.asin(Math.max(-0.8, Math.min(0.8, (aim - before.at[1]) / apart)));
    const at: Point = [before.at[0] + apart * Math.cos(angle), before.at[1] + apart * Math.sin(angle)];
    if (at[0] + radiusOf(teeth) * 0.6 > width) break;
    // Steps of the first wheel from its tooth to the point of contact are those of the second, the other way round.
    const past = ((angle - before.turn) * before.teeth) / (2 * Math.PI);
    const turn = angle + Math.PI + ((past + 0.5) * 2 * Math.PI) / teeth;
    before = { at, teeth, turn };
    wheels.push(before);
  }
  return wheels;
}

function wheel({ at: [x, y], teeth, turn }: Wheel, isMain: boolean): Form[] {
  const r = radiusOf(teeth);
  const rim = Array.from({ length: teeth }, (_, at) => {
    const middle = turn + (at / teeth) * 2 * Math.PI;
    const step = Math.PI / teeth;
    return [
      [r - FOOT, -0.62],
      [r + TIP, -0.28],
      [r + TIP, 0.28],
      [r - FOOT, 0.62],
    ].map(([reach = r, along = 0]): Point => {
      const angle = middle + along * step;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
  }).flat();
  const holes = Array.from({ length: 5 }, (_, at): Form => {
    const angle = turn + (at / 5) * 2 * Math.PI;
    return disc('light', x + r * 0.54 * Math.cos(angle), y + r * 0.54 * Math.sin(angle), r * 0.17);
  });
  return [
    area(isMain ? 'main' : teeth % 2 === 0 ? 'dark' : 'second', rim),
    ...holes,
    disc('mid', x, y, r * 0.24),
    box('light', x - 4, y - 4, 8, 8),
  ];
}
