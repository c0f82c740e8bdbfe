import { weightedQuantile, type Weighted } from '../math/weighted.ts';

/** Sum of a quantity of each item. */
export function sumOf<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

/** Largest quantity of the items; 0 without items. */
export function largestOf<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((most, item) => Math.max(most, of(item)), 0);
}

/** Share of the weight of all items that the matching ones have; 0 without items. */
export function shareWhere<T>(
  items: readonly T[],
  matches: (item: T) => boolean,
  weigh: (item: T) => number = () => 1,
): number {
  let whole = 0;
  let part = 0;
  for (const item of items) {
    const weight = weigh(item);
    whole += weight;
    if (matches(item)) part += weight;
  }
  return whole <= 0 ? 0 : part / whole;
}

/** Quantile of a quantity of the items, weighted; 0 without items. Pages repeat few sizes: only distinct ones are sorted. */
export function quantileOf<T>(
  items: readonly T[],
  quantile: number,
  of: (item: T) => number,
  weigh: (item: T) => number = () => 1,
): number {
  const weights = new Map<number, number>();
  for (const item of items) {
    const value = of(item);
    weights.set(value, (weights.get(value) ?? 0) + weigh(item));
  }
  const distinct = [...weights].map(([value, weight]): Weighted<number> => ({ value, weight }));
  return weightedQuantile(distinct, quantile) ?? 0;
}
