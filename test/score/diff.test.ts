import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffGrammars } from '../../src/score/diff.ts';
import { anyGrammar } from '../compose/brands.ts';
import { HARD, MIXED, SOFT, WEIGHTS } from '../query/brands.ts';

describe('the difference of two tastes', () => {
  it('has similarity 1 for equal tastes', () => {
    expect(diffGrammars(SOFT, SOFT, WEIGHTS)).toMatchObject({ similarity: 1, compared: 4, apart: [] });
  });

  it('uses only the axes that both state', () => {
    const { similarity, compared, axes } = diffGrammars(
      SOFT,
      { 'surface.radius': 'pill', 'voice.hedging': 'low' },
      WEIGHTS,
    );
    expect([similarity, compared]).toEqual([1, 1]);
    const hedging = axes.find(({ id }) => id === 'voice.hedging');
    expect(hedging).toMatchObject({ a: null, b: 'low', similarity: null, status: 'not_compared' });
  });

  it('has no similarity without a common axis', () => {
    expect(diffGrammars({}, SOFT, WEIGHTS)).toMatchObject({ similarity: null, compared: 0, apart: [] });
  });

  it.each([
    ['pill', 'pill', 'same'],
    ['pill', '12-16px', 'near'],
    ['pill', '0px', 'apart'],
  ] as const)('with corners %s and %s are %s', (a, b, status) => {
    const { axes } = diffGrammars({ 'surface.radius': a }, { 'surface.radius': b }, WEIGHTS);
    expect(axes.find(({ id }) => id === 'surface.radius')?.status).toBe(status);
  });

  it('lists the differing axes by cost', () => {
    expect(diffGrammars(SOFT, HARD, WEIGHTS).apart).not.toContain('motion.budget');
    expect(diffGrammars(SOFT, MIXED, WEIGHTS).apart.toSorted()).toEqual(['surface.radius', 'type.pairing']);
  });

  it('is symmetric for any two tastes', () => {
    fc.assert(
      fc.property(anyGrammar, anyGrammar, (a, b) => {
        const [there, back] = [diffGrammars(a, b, WEIGHTS), diffGrammars(b, a, WEIGHTS)];
        expect(back.similarity).toBe(there.similarity);
        expect(back.apart).toEqual(there.apart);
        expect(back.axes.map(({ a, b, ...axis }) => ({ ...axis, a: b, b: a }))).toEqual(there.axes);
        if (there.similarity !== null) {
          expect(there.similarity).toBeGreaterThanOrEqual(0);
          expect(there.similarity).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
