import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHex } from '../../src/color/hex.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import { hueDistance, hueTurn, looksColored, seenOklch } from '../../src/color/seen-hue.ts';

const color = (hex: string) => parseHex(hex) ?? { r: 0, g: 0, b: 0, a: 0 };
const degrees = fc.integer({ min: 0, max: 359 });

describe('perceived hues', () => {
  it.each([
    ['03000d', false],
    ['00060a', false],
    ['0c0300', false],
    ['fffefa', false],
    ['7d8083', false],
    ['00123a', true],
    ['3c0a0a', true],
    ['e8f0ff', false],
    ['bcd4ff', true],
    ['06c', true],
  ])('#%s looks coloured: %s', (hex, colored) => {
    expect(looksColored(color(hex))).toBe(colored);
  });

  it('equal the OKLCH values of a colour that is not very dark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 255 }), fc.nat(255), fc.nat(255), (r, g, b) => {
        expect(seenOklch({ r, g, b, a: 1 })).toEqual(rgbaToOklch({ r, g, b, a: 1 }));
      }),
    );
  });

  it.each([
    [10, 350, 20, -20],
    [350, 10, 20, 20],
    [90, 90, 0, 0],
    [0, 180, 180, -180],
  ])('from %i to %i degrees the distance is %i', (from, to, distance, turn) => {
    expect(hueDistance(from, to)).toBe(distance);
    expect(hueTurn(from, to)).toBe(turn);
  });

  it('have a symmetric distance', () => {
    fc.assert(
      fc.property(degrees, degrees, (a, b) => {
        expect(hueDistance(a, b)).toBe(hueDistance(b, a));
      }),
    );
  });
});
