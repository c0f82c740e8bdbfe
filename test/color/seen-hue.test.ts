import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHex } from '../../src/color/hex.ts';
import { rgbaToOklch } from '../../src/color/oklch.ts';
import { hueDistance, hueTurn, looksColored, seenOklch } from '../../src/color/seen-hue.ts';

const color = (hex: string) => parseHex(hex) ?? { r: 0, g: 0, b: 0, a: 0 };
const degrees = fc.integer({ min: 0, max: 359 });

describe('hues as they are seen', () => {
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

  it('stay what they are from a dark colour on', () => {
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
  ])('from %i to %i degrees are %i apart', (from, to, distance, turn) => {
    expect(hueDistance(from, to)).toBe(distance);
    expect(hueTurn(from, to)).toBe(turn);
  });

  it('are as far from each other in both directions', () => {
    fc.assert(
      fc.property(degrees, degrees, (a, b) => {
        expect(hueDistance(a, b)).toBe(hueDistance(b, a));
      }),
    );
  });
});
