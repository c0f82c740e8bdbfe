const NONE: readonly never[] = [];

/** Copies an array to its exact size: one that grew by `push` has room for 16 more, and a page has 100,000 of them. */
export function compact<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? NONE : list.slice();
}
