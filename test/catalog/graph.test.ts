import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { grammarComparer, grammarVector } from '../../src/catalog/grammar-similarity.ts';
import { nearestBrands, reasons } from '../../src/catalog/graph.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/reliability.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { anyGrammar } from './grammars.ts';

const WEIGHTS = axisWeights([], RELIABILITY);
const { similarity, common } = grammarComparer(WEIGHTS);

test('similarity is symmetric, between 0 and 1, and 1 for a grammar beside itself', () => {
  fc.assert(
    fc.property(anyGrammar, anyGrammar, (a, b) => {
      const [x, y] = [grammarVector(a), grammarVector(b)];
      expect(similarity(x, y)).toBeCloseTo(similarity(y, x), 12);
      expect(similarity(x, y)).toBeGreaterThanOrEqual(0);
      expect(similarity(x, y)).toBeLessThanOrEqual(1);
      expect(common(x, y)).toBe(common(y, x));
      expect(similarity(x, x)).toBeCloseTo(Object.keys(a).length === 0 ? 0 : 1, 12);
    }),
  );
});

test('what two brands share and where they part is the same seen from both sides', () => {
  fc.assert(
    fc.property(anyGrammar, anyGrammar, (a, b) => {
      const there = reasons(a, b, WEIGHTS);
      const back = reasons(b, a, WEIGHTS);
      expect(there.shared).toEqual(back.shared);
      expect(there.apart).toEqual(back.apart.map(({ axis, from, to }) => ({ axis, from: to, to: from })));
      for (const id of there.shared) expect(a[id as keyof typeof a]).toBe(b[id as keyof typeof b]);
    }),
  );
});

test('the nearest brands are those that comparing all of them would give', () => {
  fc.assert(
    fc.property(fc.array(anyGrammar, { minLength: 2, maxLength: 20 }), (grammars) => {
      const brands = grammars.map((grammar, index) => ({ slug: `b${index}`, name: `B ${index}`, grammar }));
      const vectors = grammars.map(grammarVector);
      for (const [index, { nearest }] of nearestBrands(brands, WEIGHTS, 3).entries()) {
        const all = vectors
          .map((vector, place) => ({ place, likeness: similarity(vectors[index]!, vector) }))
          .filter(({ place }) => place !== index)
          .toSorted((x, y) => y.likeness - x.likeness)
          .slice(0, 3)
          .filter(({ place }) => common(vectors[index]!, vectors[place]!) >= 8);
        expect(nearest.map(({ slug }) => slug)).toEqual(all.map(({ place }) => `b${place}`));
      }
    }),
  );
});

test('a vector holds the index of each value, and -1 where nothing is stated', () => {
  const vector = grammarVector({ 'surface.ground': 'cream', 'imagery.strategy': 'none' });
  expect(vector).toHaveLength(AXES.length);
  expect([...vector].filter((value) => value >= 0)).toEqual([1, 0]);
});
