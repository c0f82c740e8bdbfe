import type { IndexedBrand } from '../catalog/catalog-index.ts';
import { reasons, type Neighbour } from '../catalog/graph.ts';
import { grammarComparer, grammarVector, type SimilarityPrior } from '../catalog/grammar-similarity.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { gradedBrands, type GradedIndexedBrand } from './rank-brands.ts';

/** Parameters of the comparison of grammars. */
export interface Likeness {
  readonly weights: Weights;
  readonly prior: SimilarityPrior;
}

/** A brand and its similarity to a grammar. */
export interface NearBrand extends Omit<Neighbour, 'slug'> {
  readonly brand: GradedIndexedBrand;
}

/**
 * The graded brands most similar to a grammar, with the similarity measure of the graph. Ties are ordered by the
 * number of compared axes, then by slug. Brands that share no axis with the grammar are left out.
 */
export function nearestTo(
  grammar: Grammar,
  brands: readonly IndexedBrand[],
  { weights, prior }: Likeness,
  count: number,
): readonly NearBrand[] {
  const comparer = grammarComparer(weights, prior);
  const wanted = grammarVector(grammar);
  return gradedBrands(brands)
    .map((brand) => {
      const vector = grammarVector(brand.grammar);
      return { brand, exact: comparer.similarity(wanted, vector), compared: comparer.common(wanted, vector) };
    })
    .filter(({ compared }) => compared > 0)
    .toSorted(
      (a, b) =>
        b.exact - a.exact || b.compared - a.compared || (a.brand.entry.slug < b.brand.entry.slug ? -1 : 1),
    )
    .slice(0, count)
    .map(({ brand, exact, compared }) => ({
      brand,
      axes_compared: compared,
      similarity: Math.round(exact * 1000) / 1000,
      ...reasons(grammar, brand.grammar, weights),
    }));
}
