import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceOf, place, rank } from '../../src/grammar/decide.ts';

const BANDS = [
  { value: 'small', from: 0 },
  { value: 'medium', from: 10 },
  { value: 'large', from: 20 },
] as const;

describe('place', () => {
  it.each([
    [-5, 'small', 'medium'],
    [0, 'small', 'medium'],
    [9.9, 'small', 'medium'],
    [10, 'medium', 'small'],
    [14, 'medium', 'large'],
    [19, 'medium', 'large'],
    [20, 'large', 'medium'],
    [500, 'large', 'medium'],
  ])('puts %d in %s, nearest to %s', (quantity, value, neighbour) => {
    expect(place(quantity, BANDS)).toMatchObject({ value, neighbour });
  });

  it('has no margin on a boundary and at most 1 far from it', () => {
    expect(place(10, BANDS).margin).toBe(0);
    expect(place(10_000, BANDS).margin).toBe(1);
  });

  it('has no neighbour when there is one band', () => {
    expect(place(3, [{ value: 'only', from: 0 }])).toEqual({
      value: 'only',
      neighbour: null,
      boundary: null,
      margin: 1,
    });
  });
});

describe('rank', () => {
  it('finds the best and the second-best value', () => {
    expect(
      rank([
        ['a', 1],
        ['b', 4],
        ['c', 2],
      ]),
    ).toMatchObject({ value: 'b', runnerUp: 'c', margin: 0.5 });
  });

  it('prefers the first listed value in a tie', () => {
    expect(
      rank([
        ['a', 2],
        ['b', 2],
      ]),
    ).toMatchObject({ value: 'a', runnerUp: 'b', margin: 0 });
  });

  it('is null when no value scores', () => {
    expect(
      rank([
        ['a', 0],
        ['b', 0],
      ]),
    ).toBeNull();
  });

  it('has no runner-up when only one value scores', () => {
    expect(
      rank([
        ['a', 3],
        ['b', 0],
      ]),
    ).toMatchObject({ value: 'a', runnerUp: null, margin: 1 });
  });
});

describe('confidenceOf', () => {
  it('stays within 0 and 1 and rises with margin and evidence', () => {
    const share = fc.double({ min: -1, max: 3, noNaN: true });
    fc.assert(
      fc.property(share, share, share, (a, b, evidence) => {
        const [low, high] = [confidenceOf(Math.min(a, b), evidence), confidenceOf(Math.max(a, b), evidence)];
        expect(low).toBeGreaterThan(0);
        expect(high).toBeLessThan(1);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('is lower with little evidence', () => {
    expect(confidenceOf(0.5, 0.1)).toBeLessThan(confidenceOf(0.5, 1));
  });
});
