export interface Scale<V extends string = string> {
  readonly kind: 'ordinal' | 'nominal';
  /** Similarity of two values, 0..1. Symmetric; 1 only for equal values. */
  similarity(a: V, b: V): number;
}

/** Ordered values: similarity falls linearly with the distance in steps. */
export function ordinal<const V extends string>(values: readonly V[]): Scale<V> {
  const last = values.length - 1;
  return {
    kind: 'ordinal',
    similarity: (a, b) => 1 - Math.abs(values.indexOf(a) - values.indexOf(b)) / last,
  };
}

/** Values without an order: similarity is 0 unless `near` has the pair (`'cream|warm-tinted': 0.8`). */
export function nominal<const V extends string>(near: Partial<Record<`${V}|${V}`, number>> = {}): Scale<V> {
  return {
    kind: 'nominal',
    similarity: (a, b) => (a === b ? 1 : (near[`${a}|${b}`] ?? near[`${b}|${a}`] ?? 0)),
  };
}
