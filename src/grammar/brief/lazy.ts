/**
 * A value that is made when it is first asked for. The vocabulary takes tens of milliseconds to index, which
 * an isolate that never reads a brief should not spend when it starts.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
