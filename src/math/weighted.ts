/** A value and its weight (pixels, characters, occurrences). */
export interface Weighted<T> {
  readonly value: T;
  readonly weight: number;
}

/** Sums the weights of equal values (by identity), heaviest first; ties keep the order of appearance. */
export function tally<T>(items: Iterable<Weighted<T>>): Weighted<T>[] {
  const sums = new Map<T, number>();
  for (const { value, weight } of items) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].map(([value, weight]) => ({ value, weight })).toSorted((a, b) => b.weight - a.weight);
}

/** The value with the greatest total weight, null for no items. */
export function weightedMode<T>(items: Iterable<Weighted<T>>): T | null {
  return tally(items)[0]?.value ?? null;
}

/** The smallest value at or below which `quantile` (0..1) of the weight lies; null without weight. */
export function weightedQuantile(items: readonly Weighted<number>[], quantile: number): number | null {
  const total = totalWeight(items);
  if (total <= 0) return null;
  const ascending = items.toSorted((a, b) => a.value - b.value);
  let below = 0;
  for (const { value, weight } of ascending) {
    below += weight;
    if (below >= quantile * total) return value;
  }
  return ascending.at(-1)?.value ?? null;
}

/** The weighted median; null without weight. */
export function weightedMedian(items: readonly Weighted<number>[]): number | null {
  return weightedQuantile(items, 0.5);
}

/** The sum of the weights; 0 without items. */
export function totalWeight(items: Iterable<Weighted<unknown>>): number {
  let sum = 0;
  for (const { weight } of items) sum += weight;
  return sum;
}
