import type { GrammarComparer, GrammarVector } from '../catalog/grammar-similarity.ts';

/**
 * Numbers of the brands most similar to a grammar, in no order; brands that share no axis with it are left out.
 * @param axes of all brands; axis `a` of brand `b` stands at `a * brands + b`
 */
export function nearestVectors(
  wanted: GrammarVector,
  axes: Int8Array,
  { similarity, common }: GrammarComparer,
  count: number,
): readonly number[] {
  const brands = axes.length / wanted.length;
  const scores = new Float64Array(brands).fill(-1);
  const vector = new Int8Array(wanted.length);
  for (let brand = 0; brand < brands; brand++) {
    for (let axis = 0; axis < vector.length; axis++) vector[axis] = axes[axis * brands + brand] ?? -1;
    if (common(wanted, vector) > 0) scores[brand] = similarity(wanted, vector);
  }
  // Brands that tie with the last one are taken too: what else orders them is decided by the caller.
  const least = Math.max(0, scores.toSorted()[Math.max(0, brands - count)] ?? 0);
  return [...scores.keys()].filter((brand) => (scores[brand] ?? -1) >= least);
}
