import type { Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import {
  type AxisAgreement,
  grammarComparer,
  grammarVector,
  NO_PRIOR,
  type SimilarityPrior,
} from './grammar-similarity.ts';

/** Axes; a pair with fewer in common has no variance. */
const MIN_COMPARABLE_AXES = 2;

/**
 * Estimates the prior from all pairs of brands (empirical Bayes, method of moments): the strength is the variance of
 * the axes within a pair divided by the variance between pairs.
 */
export function similarityPrior(grammars: readonly Grammar[], weights: Weights): SimilarityPrior {
  const pairs = agreements(grammars, weights);
  if (pairs.length === 0) return NO_PRIOR;
  const mean = average(pairs.map((pair) => pair.mean));
  // The sample variance of n axes is (n - 1) / n of their variance on average.
  const within = average(pairs.map(({ axes, variance }) => (variance * axes) / (axes - 1)));
  const observed = average(pairs.map((pair) => (pair.mean - mean) ** 2));
  const between = observed - average(pairs.map(({ axes }) => within / axes));
  // When pairs differ no more than by chance, the mean outweighs all axes.
  const strength = between > 0 ? Math.min(MAX_STRENGTH, within / between) : MAX_STRENGTH;
  return { mean: rounded(mean), strength: rounded(strength) };
}

/** Axes; a hundred full comparisons. */
const MAX_STRENGTH = 3000;

function agreements(grammars: readonly Grammar[], weights: Weights): AxisAgreement[] {
  const { agreement } = grammarComparer(weights);
  const vectors = grammars.map(grammarVector);
  return vectors
    .flatMap((a, index) => vectors.slice(index + 1).map((b) => agreement(a, b)))
    .filter(({ axes }) => axes >= MIN_COMPARABLE_AXES);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Four decimals, so that computations use the published numbers. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
