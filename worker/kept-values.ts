/** Values by key, up to a number of bytes. */
export interface KeptValues<Key, Value> {
  readonly find: (key: Key) => Value | undefined;
  readonly keep: (key: Key, value: Value) => void;
}

/**
 * Keeps the values that were used last.
 * @param sizeOf bytes of a value
 */
export function keptValues<Key, Value>(
  maxBytes: number,
  sizeOf: (key: Key, value: Value) => number,
): KeptValues<Key, Value> {
  const kept = new Map<Key, Value>();
  let bytes = 0;
  const drop = (key: Key): void => {
    const value = kept.get(key);
    if (value === undefined) return;
    bytes -= sizeOf(key, value);
    kept.delete(key);
  };
  return {
    find(key) {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key); // to the end, where the latest are
      kept.set(key, value);
      return value;
    },
    keep(key, value) {
      drop(key);
      kept.set(key, value);
      bytes += sizeOf(key, value);
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
