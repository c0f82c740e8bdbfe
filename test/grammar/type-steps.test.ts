import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import { steppedSizes } from '../../src/grammar/type-steps.ts';
import { targetOfTokens } from '../../src/identity/target.ts';

function pageOf(scale: readonly number[]) {
  const type = { scale: scale.map((px) => `${px}px`) };
  return { tokens: targetTokens(targetOfTokens({ color: {}, type }, 'light')) };
}

/** The new sizes in the order of the old ones. */
function stepped(scale: readonly number[], sizes: readonly number[], limits: { above: number; to: number }) {
  const found = steppedSizes(pageOf(scale), sizes, limits);
  return sizes.toSorted((a, b) => a - b).map((size) => found.get(size));
}

const SCALE = [14, 16, 20, 28, 35, 40, 54];

describe('sizes of headings as steps of a type scale', () => {
  it.each<[readonly number[], { above: number; to: number }, readonly number[]]>([
    [[21, 27, 41], { above: 16, to: 54 }, [20, 28, 40]],
    // The two largest are nearest to one step; the sum of distances decides which moves.
    [[33, 36, 39], { above: 16, to: 54 }, [28, 35, 40]],
    [[38, 39, 46], { above: 16, to: 54 }, [35, 40, 54]],
    // Two steps are too few for three levels.
    [[30, 36.3, 41.2], { above: 28, to: 41.5 }, [30, 36.5, 41]],
  ])('%o within %o', (sizes, limits, expected) => {
    expect(stepped(SCALE, sizes, limits)).toEqual(expected);
  });

  it('keep their order, so that no level reaches the size of the next', () => {
    const px = fc.integer({ min: 10, max: 120 });
    const scale = fc.uniqueArray(px, { maxLength: 12 }).map((sizes) => sizes.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(scale, fc.uniqueArray(px, { minLength: 1, maxLength: 7 }), (steps, sizes) => {
        const found = stepped(steps, sizes, { above: 9, to: 120 });
        for (const [at, size] of found.slice(1).entries()) expect(size).toBeGreaterThan(found[at] ?? 0);
      }),
    );
  });
});
