import { AXES } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { type BrandQuery, createScoring, NOT_STATED } from './rank-brands.ts';

/** The axes of all brands as columns of numbers. */
interface BrandColumns {
  /** Axis `a` of brand `b` stands at `a * brands + b`: the index of its value, or -1. */
  readonly axes: Int8Array;
  /** Brands are numbered in the order of their slugs. */
  readonly slugAt: (brand: number) => string;
}

/**
 * Numbers of the first `count` brands that `rankBrands` gives for a query without identities, in no order. Takes
 * 8 bytes a brand, where the brands themselves take thousands.
 */
export function bestColumns(
  query: BrandQuery,
  { axes, slugAt }: BrandColumns,
  weights: Weights,
  count: number,
): readonly number[] {
  const brands = axes.length / AXES.length;
  const { wanted, scoreOf } = createScoring(query, weights);
  const earned = new Float64Array(brands);
  for (const { axis, value, weight } of wanted) {
    const place = AXES.findIndex(({ id }) => id === axis.id);
    const similarities = axis.values.map((own) => axis.scale.similarity(own, value));
    for (let brand = 0; brand < brands; brand++) {
      const own = axes[place * brands + brand] ?? -1;
      earned[brand] = (earned[brand] ?? 0) + weight * (own < 0 ? NOT_STATED : (similarities[own] ?? 0));
    }
  }
  const graded = Array.from({ length: brands }, (_, brand) => brand).filter((brand) => isGraded(axes, brand));
  const scores = earned.map((sum, brand) => scoreOf(slugAt(brand), sum).score);
  return graded.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, count);
}

function isGraded(axes: Int8Array, brand: number): boolean {
  const brands = axes.length / AXES.length;
  return AXES.some((_, axis) => (axes[axis * brands + brand] ?? -1) >= 0);
}
