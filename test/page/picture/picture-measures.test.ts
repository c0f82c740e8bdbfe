import { describe, expect, it } from 'vitest';
import { pictureMeasures } from '../../../src/page/picture/picture-measures.ts';

const SIDE = 64;

/** A square picture from the levels of grey and the alpha of each pixel. */
function picture(
  level: (x: number, y: number) => number,
  alpha: (x: number, y: number) => number = () => 255,
) {
  const data = new Uint8Array(4 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      data.set([level(x, y), level(x, y), level(x, y), alpha(x, y)], 4 * (y * SIDE + x));
  return pictureMeasures({ width: SIDE, height: SIDE, data });
}

const BARS = (x: number) => (x % 16 < 8 ? 0 : 255);
const SLOPE = (x: number, y: number) => x + y;

describe('the measures of a picture', () => {
  it.each([
    ['bars have hard and straight edges', BARS, { hard: 1, straight: 1, noise: 0, colors: Math.log2(3) }],
    ['a gradient has neither', SLOPE, { hard: 0, straight: 0, equal: 0 }],
    ['slanted bars have no straight edges', (x: number, y: number) => BARS(x + y), { straight: 0, hard: 1 }],
    ['one colour is nothing but ground', () => 90, { transparent: 1, entropy: 0, hard: 0, range: 0 }],
  ] as const)('%s', (_, level, expected) => {
    expect(picture(level)).toMatchObject(expected);
  });

  it('noise is what flat areas differ by', () => {
    const fine = picture((x, y) => (x < SIDE / 2 ? 60 : 180) + ((x + y) % 2));
    expect(fine.noise).toBeCloseTo(1, 1);
  });

  it('leave an even ground around an object out', () => {
    const inside = (x: number, y: number) => Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) >= SIDE / 4;
    const onWhite = picture((x, y) => (inside(x, y) ? SLOPE(x, y) : 250 + ((x * y) % 3)));
    expect(onWhite).toMatchObject({ transparent: 0.75, equal: 0, range: 220 });
    const framed = picture((x, y) => (inside(x, y) ? 0 : SLOPE(x, y)));
    expect(framed.transparent).toBe(0);
  });

  it('leave transparent pixels out', () => {
    const half = picture(BARS, (_, y) => (y < SIDE / 2 ? 0 : 255));
    expect(half).toMatchObject({ transparent: 0.5, hard: 1, straight: 1 });
    expect(picture(BARS, () => 0)).toMatchObject({ transparent: 1, entropy: 0, hard: 0, range: 0 });
  });
});
