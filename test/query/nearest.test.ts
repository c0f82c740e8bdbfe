import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_PRIOR } from '../../src/catalog/grammar-similarity.ts';
import { nearestTo } from '../../src/query/nearest.ts';
import { anyGrammar } from '../compose/brands.ts';
import { brand, BRANDS, HARD, MIXED, SOFT, WEIGHTS } from './brands.ts';

const LIKENESS = { weights: WEIGHTS, prior: NO_PRIOR };
const names = (found: ReturnType<typeof nearestTo>) => found.map(({ brand: { entry } }) => entry.name);

describe('the nearest brands', () => {
  it('are sorted by similarity and list the shared axes', () => {
    const found = nearestTo(SOFT, BRANDS, LIKENESS, 5);
    expect(names(found)).toEqual(['Soft', 'Mixed', 'Hard']);
    expect(found[1]).toMatchObject({
      axes_compared: 4,
      shared: expect.arrayContaining(['surface.ground', 'motion.budget']),
    });
    expect(found[1]?.apart).toContainEqual({ axis: 'surface.radius', from: 'pill', to: '0px' });
  });

  it('are limited to the requested number', () => {
    expect(names(nearestTo(HARD, BRANDS, LIKENESS, 1))).toEqual(['Hard']);
  });

  it('share at least one axis with the grammar', () => {
    expect(nearestTo({ 'voice.hedging': 'low' }, BRANDS, LIKENESS, 5)).toEqual([]);
  });

  it('of equal similarity are sorted by the number of compared axes', () => {
    const brands = [brand('Brief', { 'motion.budget': 'none' }), brand('Full', SOFT)];
    expect(names(nearestTo(SOFT, brands, LIKENESS, 2))).toEqual(['Full', 'Brief']);
  });

  it('prefer brands compared on many axes to brands that agree on a few', () => {
    const { 'surface.ground': ground, 'motion.budget': budget } = SOFT;
    const brief = brand('Brief', { 'surface.ground': ground!, 'motion.budget': budget! });
    const nearly = brand('Nearly', { ...SOFT, 'surface.radius': '12-16px' });
    const prior = { mean: 0.6, strength: 20 };
    const found = nearestTo(SOFT, [brief, nearly], { weights: WEIGHTS, prior }, 2);
    expect(names(found)).toEqual(['Nearly', 'Brief']);
    expect(found.map(({ axes_compared }) => axes_compared)).toEqual([Object.keys(SOFT).length, 2]);
    expect(names(nearestTo(SOFT, [brief, nearly], LIKENESS, 2))).toEqual(['Brief', 'Nearly']);
  });

  it('start with a brand of the same grammar, for any grammar', () => {
    fc.assert(
      fc.property(
        anyGrammar.filter((grammar) => Object.keys(grammar).length > 0),
        (grammar) => {
          const found = nearestTo(
            grammar,
            [brand('Soft', SOFT), brand('Mixed', MIXED), brand('Same', grammar)],
            LIKENESS,
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
