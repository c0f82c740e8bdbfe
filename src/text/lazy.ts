/**
 * A value computed on first use. Indexing the vocabulary takes tens of milliseconds, which an isolate should not spend
 * at startup.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
