import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/words/tokens.ts';

const names = (text: string) => tokenize(text).map(({ name }) => name);

describe('tokens', () => {
  it.each([
    ["Don't use SHADOWS, please", ['do', 'not', 'use', 'shadows', ',', 'please']],
    ['we cant have grey colours', ['we', 'can', 'not', 'have', 'gray', 'colors']],
    ['pill-shaped – always', ['pill', 'shaped', '-', 'always']],
    ['Sans-serif, sans serif or serif', ['sansserif', ',', 'sansserif', 'or', 'serif']],
    ['the client’s logo', ['the', 'client', 'logo']],
    ['#fff and #0A0A0A', ['color@white', 'and', 'color@black']],
    ['rgb(250, 244, 230) page', ['color@cream', 'page']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['8px', '8 pixels'],
    ['eight px', '8px'],
    ['0.5rem', '8px'],
    ['a hundred and twenty pixels', '120px'],
    ['7:1', '7 to 1'],
    ['seven to one', '7 : 1'],
    ['200ms', '0.2 seconds'],
    ['forty-two px', '42px'],
    ['2.5x', '2.5 times'],
  ])('%s is the quantity %s', (one, other) => {
    expect(names(one)).toEqual(names(other));
    expect(names(one)).toHaveLength(1);
  });

  it.each([
    ['3px', '12px'],
    ['-0.05em', '0.05em'],
    ['4:1', '12:1'],
    ['weight 300', 'weight 800'],
    ['#fff', '#000'],
  ])('%s lies in another band than %s', (one, other) => {
    expect(names(one)).not.toEqual(names(other));
  });

  it('the first number of a range has the unit of the second', () => {
    expect(names('12–16px')[0]).toBe(names('12px')[0]);
    expect(names('12 to 16 px')[0]).toBe(names('12px')[0]);
  });

  it('lie in the text, in its order', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
        let last = 0;
        for (const { start, end } of tokenize(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }),
    );
  });
});
