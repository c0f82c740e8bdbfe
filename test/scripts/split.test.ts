import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PARTS, partOf } from '../../scripts/corpus/split.ts';

test('an owner is always in the same part, in any case of letters', () => {
  fc.assert(
    fc.property(fc.string(), (owner) => {
      expect(partOf(owner.toUpperCase().toLowerCase())).toBe(partOf(owner.toLowerCase()));
      expect(PARTS).toContain(partOf(owner));
    }),
  );
});

test('the parts have about 60, 15 and 25 percent of owners', () => {
  const parts = Array.from({ length: 5000 }, (_, i) => partOf(`owner-${i}`));
  const share = (part: string) => parts.filter((each) => each === part).length / parts.length;
  expect(share('train')).toBeCloseTo(0.6, 1);
  expect(share('validation')).toBeCloseTo(0.15, 1);
  expect(share('test')).toBeCloseTo(0.25, 1);
});
