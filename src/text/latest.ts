/** Characters; longer texts are not kept in memory for the next call. */
const MAX_KEPT = 4096;

/**
 * A function of a text that keeps its last result: many readers of one query ask for its words, one after the other.
 * Callers must not change the result.
 */
export function keepingLatest<T>(read: (text: string) => T): (text: string) => T {
  let latest: { readonly text: string; readonly value: T } | null = null;
  return (text) => {
    if (latest?.text === text) return latest.value;
    const value = read(text);
    if (text.length <= MAX_KEPT) latest = { text, value };
    return value;
  };
}
