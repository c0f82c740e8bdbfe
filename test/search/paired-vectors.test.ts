import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosinesWith, pairVectors } from '../../src/search/paired-vectors.ts';
import { DIMENSIONS } from '../../src/search/word-vectors.ts';

const direction = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
  minLength: DIMENSIONS,
  maxLength: DIMENSIONS,
});
const someDirection = direction.filter((numbers) => Math.hypot(...numbers) > 0.001);
/** As brands have them: of length 127, rounded. */
const brand = someDirection.map((numbers) =>
  numbers.map((number) => Math.round((127 * number) / Math.hypot(...numbers))),
);

function cosine(query: readonly number[], vector: readonly number[]): number {
  const product = vector.reduce((sum, number, at) => sum + number * (query[at] ?? 0), 0);
  return product / (127 * Math.hypot(...query));
}

describe('cosines with paired vectors', () => {
  it('are those with each vector alone', () => {
    fc.assert(
      fc.property(someDirection, fc.array(brand, { minLength: 1, maxLength: 9 }), (query, brands) => {
        const paired = pairVectors(Int8Array.from(brands.flat()));
        const cosines = cosinesWith(paired, Float64Array.from(query), brands.length, 1);
        expect(cosines).toHaveLength(brands.length);
        for (const [at, vector] of brands.entries())
          expect(Math.abs((cosines[at] ?? NaN) - cosine(query, vector))).toBeLessThan(2e-5);
      }),
    );
  });

  it('stay apart where both are as large as they can be', () => {
    const one = Array.from({ length: DIMENSIONS }, (_, at) => (at === 0 ? 127 : 0));
    const [up, down] = [one, one.map((number) => -number)];
    const cosines = cosinesWith(
      pairVectors(Int8Array.from([up, down, down, up].flat())),
      Float64Array.from(one),
      4,
      1,
    );
    expect([...cosines]).toEqual([1, -1, -1, 1]);
  });
});
