import type { IndexedBrand } from '../catalog/catalog-index.ts';
import { reasons, type Neighbour } from '../catalog/graph.ts';
import { grammarComparer, grammarVector, type SimilarityPrior } from '../catalog/grammar-similarity.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { gradedBrands, type GradedIndexedBrand } from './rank-brands.ts';

/** How grammars are compared. */
export interface Likeness {
  readonly weights: Weights;
  readonly prior: SimilarityPrior;
}

/** A brand near to a grammar. */
export interface NearBrand extends Omit<Neighbour, 'slug'> {
  readonly brand: GradedIndexedBrand;
}

/**
 * The graded brands nearest to a grammar, by the similarity of the graph; of equals the one compared on more
 * axes, then the slug that comes first. A brand that shares no axis with the grammar is not near it.
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
