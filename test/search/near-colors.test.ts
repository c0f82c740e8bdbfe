import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHex } from '../../src/color/hex.ts';
import { rgbaToOklab } from '../../src/color/oklab.ts';
import { colorNumbers, hasColor, nearness } from '../../src/search/near-colors.ts';
import { traitFinder } from '../../src/search/met-traits.ts';
import { search } from '../../src/search/search.ts';
import { brand, indexOf } from './corpus.ts';

const placeOf = (hex: string) => rgbaToOklab(parseHex(hex.slice(1)) ?? { r: 0, g: 0, b: 0, a: 1 });
const hexes = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('nearness of colours', () => {
  it('is 1, but for rounding, for each of the first six colours of a brand', () => {
    fc.assert(
      fc.property(fc.array(hexes, { minLength: 1, maxLength: 6 }), (colors) => {
        const column = colorNumbers(colors);
        for (const color of colors) {
          expect(nearness(column, 0, placeOf(color))).toBeGreaterThan(0.95);
          expect(hasColor(column, 0, placeOf(color))).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['#0a2540', '#0b2a48', true],
    ['#0a2540', '#ff5500', false],
    ['#ffffff', '#000000', false],
  ])('a brand with %s looks like it has %s: %s', (own, wanted, expected) => {
    expect(hasColor(colorNumbers([own]), 0, placeOf(wanted))).toBe(expected);
  });

  it('is 0 for a brand without colours, and for colours that cannot be read', () => {
    expect(nearness(colorNumbers([]), 0, placeOf('#000000'))).toBe(0);
    expect(nearness(colorNumbers(['navy']), 0, placeOf('#000080'))).toBe(0);
  });
});

describe('search for a colour', () => {
  const index = indexOf(
    brand('a-sky', { hues: ['blue'], colors: ['#38bdf8'] }),
    brand('b-navy', { hues: ['blue'], colors: ['#ffffff', '#0a2540'] }),
    brand('c-royal', { hues: ['blue'], colors: ['#1d4ed8'] }),
    brand('d-brick', { hues: ['red'], colors: ['#b91c1c'] }),
  );
  it.each([
    ['#0b2742', 'b-navy'],
    ['rgb(60 190 250)', 'a-sky'],
    ['navy', 'b-navy'],
    ['#dc2626', 'd-brick'],
  ])('%s is answered by the nearest brand of its hue first', (query, expected) => {
    expect(search(index, query).matches[0]?.slug).toBe(expected);
  });

  it('has the colour as its reason where a brand comes near to it, else the hue', () => {
    const reasonsOf = traitFinder(index, 'color', '#0a2540');
    expect([0, 1, 2, 3].map(reasonsOf)).toEqual([['hue: blue'], ['color: near #0a2540'], ['hue: blue'], []]);
  });
});
