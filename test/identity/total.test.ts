import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part } from '../../src/identity/part.ts';
import { PARTS } from '../../src/identity/parts/index.ts';
import { totalIdentity, type ScoredPart } from '../../src/identity/total.ts';

const EVERY: readonly Part[] = PARTS;
const at = (scores: readonly number[]): ScoredPart[] =>
  EVERY.map((part, index) => ({ part, score: scores[index] ?? 1 }));
const anyScores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
  minLength: EVERY.length,
  maxLength: EVERY.length,
});

describe('the parts', () => {
  it('have different ids, and weights with the sum 1', () => {
    expect(new Set(EVERY.map(({ id }) => id)).size).toBe(EVERY.length);
    expect(EVERY.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
  });
});

describe('a waived part', () => {
  const waived = EVERY.find(({ id }) => id === 'type.heading');
  const among = EVERY.filter((part) => part !== waived);
  const scored = among.map((part) => ({ part, score: part.id === 'type.body' ? 0.2 : 1 }));

  it('leaves its weight to no other part of its group, as an unknown part does', () => {
    expect(totalIdentity(scored, among)).toBeGreaterThan(totalIdentity(scored));
    expect(totalIdentity(scored, among)).toBeLessThan(100);
  });
});

describe('the total', () => {
  it('is 100 when every part matches, whichever parts are known', () => {
    fc.assert(
      fc.property(fc.subarray([...EVERY], { minLength: 1 }), (known) => {
        expect(totalIdentity(known.map((part) => ({ part, score: 1 })))).toBe(100);
      }),
    );
  });

  it('is within 0..100 and never falls when a part improves', () => {
    fc.assert(
      fc.property(
        anyScores,
        fc.nat(EVERY.length - 1),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (scores, index, gain) => {
          const before = totalIdentity(at(scores));
          const better = scores.with(index, Math.min(1, (scores[index] ?? 0) + gain));
          expect(before).toBeGreaterThanOrEqual(0);
          expect(before).toBeLessThanOrEqual(100);
          expect(totalIdentity(at(better))).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it.each([
    ['text in another class of typeface', ['type.body'], 60],
    ['headings and text in one', ['type.body', 'type.heading'], 45],
    ['controls and areas in another hue', ['color.primary', 'color.accents'], 60],
    ['the ground of another scheme, and all its colours', ['color.ground', 'color.ink', 'color.primary'], 50],
  ])('is low for %s, whatever the rest', (_, clashing: readonly string[], most) => {
    const scored = EVERY.map((part) => ({ part, score: clashing.includes(part.id) ? 0 : 1 }));
    expect(totalIdentity(scored)).toBeLessThanOrEqual(most);
  });

  it('passes a page that only has another radius, and still shows the difference', () => {
    const scored = EVERY.map((part) => ({ part, score: part.id === 'shape.radius' ? 0 : 1 }));
    expect(totalIdentity(scored)).toBeGreaterThan(80);
    expect(totalIdentity(scored)).toBeLessThan(95);
  });
});
