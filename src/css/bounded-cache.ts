/**
 * A cache of limited size: it clears itself when its keys hold too many characters. Values in stylesheets repeat so
 * often that a better eviction policy gains nothing. Modules may keep one for a pure function of a text: it gives the
 * same answer for every page and holds nothing of any, so no caller passes it.
 */
export class BoundedCache<V> {
  readonly #capacity: number;
  readonly #values = new Map<string, V>();
  #size = 0;

  /** `capacity` is in characters; each entry counts ENTRY_COST besides its key. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  /** Stores a value and returns it. A key longer than a tenth of the capacity is not stored. */
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

/** Characters that an entry counts besides its key. */
const ENTRY_COST = 32;
