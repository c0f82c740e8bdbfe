import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  tally,
  totalWeight,
  weightedMedian,
  weightedMode,
  weightedQuantile,
} from '../../src/math/weighted.ts';

const items = fc.array(
  fc.record({ value: fc.integer({ min: -50, max: 50 }), weight: fc.integer({ min: 0, max: 9 }) }),
);

describe('weighted statistics', () => {
  it('sums the weights of equal values, heaviest first', () => {
    const letters = [
      { value: 'a', weight: 2 },
      { value: 'b', weight: 3 },
      { value: 'a', weight: 2 },
    ];
    expect(tally(letters)).toEqual([
      { value: 'a', weight: 4 },
      { value: 'b', weight: 3 },
    ]);
    expect(weightedMode(letters)).toBe('a');
  });

  it('returns no mode and no quantile for an empty list', () => {
    expect(weightedMode([])).toBeNull();
    expect(weightedMedian([])).toBeNull();
    expect(weightedMedian([{ value: 4, weight: 0 }])).toBeNull();
  });

  it('returns a rare value of high weight as the median', () => {
    const sizes = [1, 2, 3].map((value) => ({ value, weight: 1 }));
    expect(weightedMedian([...sizes, { value: 90, weight: 4 }])).toBe(90);
  });

  it('preserves the total weight in a tally', () => {
    fc.assert(fc.property(items, (list) => totalWeight(tally(list)) === totalWeight(list)));
  });

  it('returns quantiles that are list values and increase with the share', () => {
    fc.assert(
      fc.property(
        items,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, a, b) => {
          const [low, high] = [
            weightedQuantile(list, Math.min(a, b)),
            weightedQuantile(list, Math.max(a, b)),
          ];
          if (low === null || high === null) return;
          expect(list.map(({ value }) => value)).toContain(low);
          expect(low).toBeLessThanOrEqual(high);
        },
      ),
    );
  });
});
