/**
 * A memory that cannot grow without bound: when it is full it forgets everything. Values of style sheets
 * repeat so much that a cleverer policy buys nothing, and hostile sheets get no memory to fill.
 */
export class BoundedCache<V> {
  readonly #capacity: number;
  readonly #values = new Map<string, V>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: V): V {
    if (this.#values.size >= this.#capacity) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }
}
