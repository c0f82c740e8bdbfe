import { area, curve, type Form, type Point } from './forms.ts';
import { across, between, HEIGHT, type Scene } from './scene.ts';
import { sunIn } from './sun.ts';

/** Ridges behind each other, a road, firs and the sun. */
export const landscape: Scene = {
  shows: 'hills, a road and the sun',
  industries: [
    'hospitality-and-travel',
    'sports',
    'transport',
    'automotive',
    'energy',
    'non-profit',
    'infrastructure',
  ],
  forms(random, width) {
    const sun = sunIn(random, width, { margin: 0.25, y: [80, 116], radius: [42, 62] });
    const isPeaked = random() < 0.5;
    const back = ridge(random, width, { level: 150, reach: 70, step: 110, isPeaked, tone: 'pale' });
    const middle = ridge(random, width, { level: 196, reach: 46, step: 150, isPeaked, tone: 'mid' });
    const front = ridge(random, width, { level: 236, reach: 20, step: 220, isPeaked: false, tone: 'second' });
    const firs = across(width, 62).flatMap((x) =>
      random() < 0.45 ? fir(x, between(random, 244, 300), between(random, 46, 84)) : [],
    );
    return [sun, back, middle, front, road(random, width), ...firs];
  },
};

interface RidgeShape {
  readonly level: number;
  readonly reach: number;
  /** px between a top and the next low */
  readonly step: number;
  readonly isPeaked: boolean;
  readonly tone: Form['tone'];
}

function ridge(
  random: () => number,
  width: number,
  { level, reach, step, isPeaked, tone }: RidgeShape,
): Form {
  const tops = [-step, ...across(width, step / 2), width + step].map((x, at): Point => [
    x,
    level + (at % 2 === 0 ? 1 : -1) * reach * between(random, 0.4, 1),
  ]);
  return area(tone, [[-step, HEIGHT], ...(isPeaked ? tops : curve(tops)), [width + step, HEIGHT]]);
}

function road(random: () => number, width: number): Form {
  const x = width * between(random, 0.35, 0.65);
  const bend = between(random, -1, 1) < 0 ? -1 : 1;
  const middle = curve([
    [x, 238],
    [x + 36 * bend, 252],
    [x - 20 * bend, 276],
    [x + 50 * bend, HEIGHT],
  ]);
  const half = (y: number) => 2 + (34 * (y - 238)) / 82;
  const left = middle.map(([px, y]): Point => [px - half(y), y]);
  return area('light', [...left, ...middle.map(([px, y]): Point => [px + half(y), y]).toReversed()]);
}

function fir(x: number, foot: number, high: number): Form[] {
  const tier = (from: number, half: number): Form =>
    area('dark', [
      [x - half, foot - from],
      [x, foot - from - high * 0.5],
      [x + half, foot - from],
    ]);
  return [tier(high * 0.08, high * 0.26), tier(high * 0.3, high * 0.2), tier(high * 0.5, high * 0.14)];
}
