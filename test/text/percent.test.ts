import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percent, percents } from '../../src/text/percent.ts';

it.each([
  [0, '0 %'],
  [0.004, '0.4 %'],
  [0.0944, '9.4 %'],
  [0.096, '10 %'],
  [0.123, '12 %'],
  [1, '100 %'],
  [1.0000001, '100 %'],
  [1.45, '100 %'],
  [-0.01, '0 %'],
])('%f is written %s', (share, text) => {
  expect(percent(share)).toBe(text);
});

describe('percentages of one whole', () => {
  it.each([
    [
      [0.505, 0.495],
      ['51 %', '49 %'],
    ],
    [
      [0.335, 0.335, 0.33],
      ['34 %', '33 %', '33 %'],
    ],
    [
      [0.9, 0.3],
      ['75 %', '25 %'],
    ],
    [
      [0.42, 0.004, 0],
      ['42 %', '0.4 %', '0 %'],
    ],
    [
      [0, 0],
      ['0 %', '0 %'],
    ],
    [[], []],
  ])('%j are written %j', (shares, texts) => {
    expect(percents(shares)).toEqual(texts);
  });

  it('sum to at most 100 % and differ from the exact value by at most one unit', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (shares) => {
        const whole = Math.max(
          1,
          shares.reduce((sum, share) => sum + share, 0),
        );
        const read = percents(shares).map((text) => Number.parseFloat(text));
        expect(read.reduce((sum, part) => sum + part, 0)).toBeLessThan(100.001);
        read.forEach((part, at) => {
          expect(Math.abs(part - (100 * (shares[at] ?? 0)) / whole)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
