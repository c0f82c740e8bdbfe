import type { IndexedBrand } from '../catalog/catalog-index.ts';
import { reasons, type Neighbour } from '../catalog/graph.ts';
import { grammarComparer, grammarVector, type SimilarityPrior } from '../catalog/grammar-similarity.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { gradedBrands, toThousandth, type GradedIndexedBrand } from './rank-brands.ts';
import { withIdentity, type Identities } from './with-identity.ts';

/** Parameters of the comparison of grammars. */
export interface Likeness {
  readonly weights: Weights;
  readonly prior: SimilarityPrior;
  /** Of the page that the grammar was read from; none for a grammar alone. */
  readonly identities?: Identities;
}

/** A brand and its similarity to a grammar. */
export interface NearBrand extends Omit<Neighbour, 'slug'> {
  readonly brand: GradedIndexedBrand;
  /** 0..1, three decimals: what the brands are ordered by. */
  readonly resemblance: number;
}

/**
 * The graded brands most similar to a grammar, with the similarity measure of the graph, and with the identity where it
 * is known. Ties are ordered by the number of compared axes, then by slug. Brands that share no axis with the grammar
 * are left out.
 */
export function nearestTo(
  grammar: Grammar,
  brands: readonly IndexedBrand[],
  { weights, prior, identities }: Likeness,
  count: number,
): readonly NearBrand[] {
  const comparer = grammarComparer(weights, prior);
  const wanted = grammarVector(grammar);
  const combine = withIdentity(identities);
  return gradedBrands(brands)
    .map((brand) => {
      const vector = grammarVector(brand.grammar);
      const exact = comparer.similarity(wanted, vector);
      const whole = combine(brand.entry.slug, exact);
      return { brand, exact, whole, compared: comparer.common(wanted, vector) };
    })
    .filter(({ compared }) => compared > 0)
    .toSorted(
      (a, b) =>
        b.whole - a.whole || b.compared - a.compared || (a.brand.entry.slug < b.brand.entry.slug ? -1 : 1),
    )
    .slice(0, count)
    .map(({ brand, exact, whole, compared }) => ({
      brand,
      axes_compared: compared,
      similarity: toThousandth(exact),
      resemblance: toThousandth(whole),
      ...reasons(grammar, brand.grammar, weights),
    }));
}
