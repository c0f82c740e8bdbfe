import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestTo } from '../../src/query/nearest.ts';
import { anyGrammar } from '../compose/brands.ts';
import { brand, BRANDS, HARD, MIXED, SOFT, WEIGHTS } from './brands.ts';

const names = (found: ReturnType<typeof nearestTo>) => found.map(({ brand: { entry } }) => entry.name);

describe('the nearest brands', () => {
  it('stand in the order of their likeness, with what they share', () => {
    const found = nearestTo(SOFT, BRANDS, WEIGHTS, 5);
    expect(names(found)).toEqual(['Soft', 'Mixed', 'Hard']);
    expect(found[1]).toMatchObject({
      compared: 4,
      shared: expect.arrayContaining(['surface.ground', 'motion.budget']),
    });
    expect(found[1]?.apart).toContainEqual({ axis: 'surface.radius', from: 'pill', to: '0px' });
  });

  it('are as many as are asked for', () => {
    expect(names(nearestTo(HARD, BRANDS, WEIGHTS, 1))).toEqual(['Hard']);
  });

  it('share an axis with the grammar', () => {
    expect(nearestTo({ 'voice.hedging': 'low' }, BRANDS, WEIGHTS, 5)).toEqual([]);
  });

  it('of equal likeness are those compared on more axes first', () => {
    const brands = [brand('Brief', { 'motion.budget': 'none' }), brand('Full', SOFT)];
    expect(names(nearestTo(SOFT, brands, WEIGHTS, 2))).toEqual(['Full', 'Brief']);
  });

  it('begin with a brand of the same grammar, for any grammar', () => {
    fc.assert(
      fc.property(
        anyGrammar.filter((grammar) => Object.keys(grammar).length > 0),
        (grammar) => {
          const found = nearestTo(
            grammar,
            [brand('Soft', SOFT), brand('Mixed', MIXED), brand('Same', grammar)],
            WEIGHTS,
            3,
          );
          expect(found[0]?.similarity).toBe(1);
          expect(names(found)).toContain('Same');
          expect(found.map(({ similarity }) => similarity)).toEqual(
            found.map(({ similarity }) => similarity).toSorted((a, b) => b - a),
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});
