import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { grammarComparer, grammarVector } from '../../src/catalog/grammar-similarity.ts';
import { NEAREST, nearestBrands, reasons } from '../../src/catalog/graph.ts';
import { similarityPrior } from '../../src/catalog/similarity-prior.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { axisWeights } from '../../src/grammar/weights.ts';
import { anyGrammar, fullGrammar } from './grammars.ts';

const WEIGHTS = axisWeights([], RELIABILITY);
const { similarity, common } = grammarComparer(WEIGHTS);
const PRIOR = { mean: 0.6, strength: 20 };
const shrunk = grammarComparer(WEIGHTS, PRIOR);

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
      for (const [index, { nearest }] of nearestBrands(brands, WEIGHTS, PRIOR, 3).entries()) {
        const all = vectors
          .map((vector, place) => ({ place, likeness: shrunk.similarity(vectors[index]!, vector) }))
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

test('identical grammars over all axes have similarity 1 under any prior', () => {
  const prior = fc.record({ mean: fc.double({ min: 0, max: 1, noNaN: true }), strength: fc.nat(3000) });
  fc.assert(
    fc.property(fullGrammar, prior, (grammar, { mean, strength }) => {
      const vector = grammarVector(grammar);
      expect(grammarComparer(WEIGHTS, { mean, strength }).similarity(vector, vector)).toBeCloseTo(1, 12);
    }),
  );
});

test('each missing axis draws a similarity nearer to the mean', () => {
  fc.assert(
    fc.property(fullGrammar, fc.nat(AXES.length - 2), (grammar, missing) => {
      const stated = Object.entries(grammar);
      const vector = (kept: number) => grammarVector(Object.fromEntries(stated.slice(0, kept)));
      const own = vector(AXES.length);
      const [more, fewer] = [AXES.length - missing, AXES.length - missing - 1].map((kept) =>
        shrunk.similarity(own, vector(kept)),
      );
      expect(fewer).toBeLessThan(more!);
      expect(fewer).toBeGreaterThan(PRIOR.mean);
    }),
  );
});

test('a similarity over fewer axes stands nearer to the mean', () => {
  fc.assert(
    fc.property(anyGrammar, anyGrammar, (a, b) => {
      const [x, y] = [grammarVector(a), grammarVector(b)];
      const distance = Math.abs(shrunk.similarity(x, y) - PRIOR.mean);
      const weight = (axes: number) => axes / (axes + PRIOR.strength);
      const share = weight(common(x, y)) / weight(AXES.length);
      expect(distance).toBeCloseTo(share * Math.abs(similarity(x, y) - PRIOR.mean), 10);
    }),
  );
});

test('the prior of brands drawn alike outweighs many axes, and of two families few', () => {
  const full = (pick: (count: number) => number) =>
    Object.fromEntries(AXES.map(({ id, values }) => [id, values[pick(values.length)]!])) as Grammar;
  const random = (seed: number) => {
    let state = seed;
    return (count: number) => (state = (state * 48_271) % 2_147_483_647) % count;
  };
  const alike = Array.from({ length: 30 }, (_, seed) => full(random(seed * 7919 + 17)));
  const families = Array.from({ length: 30 }, (_, index) =>
    full((count) => (index % 2 === 0 ? 0 : count - 1)),
  );
  const strengthOf = (grammars: readonly Grammar[]) => similarityPrior(grammars, WEIGHTS).strength;
  expect(strengthOf(alike)).toBeGreaterThan(30);
  expect(strengthOf(families)).toBeLessThan(3);
  expect(similarityPrior([], WEIGHTS)).toEqual({ mean: 0, strength: 0 });
});

test('no brand of the catalog that states few axes is nearest to many', () => {
  const graded = CATALOG.brands.flatMap(({ entry, grammar }) =>
    grammar === null ? [] : [{ ...entry, grammar }],
  );
  const lists = nearestBrands(graded, CATALOG.weights.axes, CATALOG.prior).map(({ nearest }) => nearest);
  for (const { slug, grammar } of graded.filter((brand) => Object.keys(brand.grammar).length <= 16)) {
    expect(lists.filter(([first]) => first?.slug === slug).length).toBeLessThanOrEqual(1);
    expect(lists.filter((list) => list.some((one) => one.slug === slug)).length).toBeLessThanOrEqual(
      2 * NEAREST,
    );
    for (const { axes_compared } of lists.flat().filter((one) => one.slug === slug))
      expect(axes_compared).toBeLessThanOrEqual(Object.keys(grammar).length);
  }
});
