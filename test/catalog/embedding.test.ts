import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { axisBlocks, embed } from '../../src/catalog/embedding.ts';
import { grammarComparer, grammarVector } from '../../src/catalog/grammar-similarity.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { fullGrammar } from './grammars.ts';

const GRAMMARS = CATALOG.brands.flatMap(({ grammar }) => grammar ?? []);
const BLOCKS = axisBlocks(GRAMMARS, CATALOG.weights.axes);
const DIMENSIONS = AXES.reduce((sum, { values }) => sum + values.length, 0);
/** Five decimals in 133 dimensions. */
const ROUNDING = 0.001;

const cosine = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, x, index) => sum + x * (b[index] ?? 0), 0);

test('the cosine of two full grammars is their similarity', () => {
  const { similarity } = grammarComparer(CATALOG.weights.axes, CATALOG.prior);
  fc.assert(
    fc.property(fullGrammar, fullGrammar, (a, b) => {
      const difference =
        cosine(embed(a, BLOCKS), embed(b, BLOCKS)) - similarity(grammarVector(a), grammarVector(b));
      expect(Math.abs(difference)).toBeLessThan(ROUNDING);
    }),
  );
});

test('vectors have one length', () => {
  for (const grammar of [...GRAMMARS, {}]) {
    const vector = embed(grammar, BLOCKS);
    expect(vector).toHaveLength(DIMENSIONS);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 3);
  }
});

test('over all pairs of brands, the cosine ranks as the similarity of the graph does', () => {
  const { similarity } = grammarComparer(CATALOG.weights.axes, CATALOG.prior);
  const codes = GRAMMARS.map(grammarVector);
  const vectors = GRAMMARS.map((grammar) => embed(grammar, BLOCKS));
  const pairs = GRAMMARS.flatMap((_, a) => GRAMMARS.slice(0, a).map((__, b) => [a, b] as const));
  const similarities = pairs.map(([a, b]) => similarity(codes[a]!, codes[b]!));
  const cosines = pairs.map(([a, b]) => cosine(vectors[a]!, vectors[b]!));
  expect(correlation(ranks(similarities), ranks(cosines))).toBeGreaterThan(0.95);
});

/** Ranks with the mean rank for ties. */
function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((_, place) => place).toSorted((a, b) => values[a]! - values[b]!);
  const ranked = values.map(() => 0);
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && values[order[to]!] === values[order[from]!]) to++;
    for (const place of order.slice(from, to)) ranked[place] = (from + to - 1) / 2;
  }
  return ranked;
}

/** Pearson correlation. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const center = (values: readonly number[]) => {
    const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
    return values.map((x) => x - mean);
  };
  const [x, y] = [center(a), center(b)];
  return cosine(x, y) / Math.sqrt(cosine(x, x) * cosine(y, y));
}
