/**
 * A memory that cannot grow without bound: when its keys hold too many characters it forgets everything.
 * Values of style sheets repeat so much that a cleverer policy buys nothing, and hostile sheets get no
 * memory to fill.
 */
export class BoundedCache<V> {
  readonly #capacity: number;
  readonly #values = new Map<string, V>();
  #size = 0;

  /** `capacity` is in characters, each key counting ENTRY_COST more. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  /** Remembers a value and gives it back. Keys that would fill a tenth of the memory are not worth it. */
  set(key: string, value: V): V {
    const cost = key.length + ENTRY_COST;
    if (cost > this.#capacity / 10) return value;
    if (this.#size + cost > this.#capacity) {
      this.#values.clear();
      this.#size = 0;
    }
    this.#size += cost;
    this.#values.set(key, value);
    return value;
  }
}

/** What an entry costs beside its key, counted in characters. */
const ENTRY_COST = 32;
