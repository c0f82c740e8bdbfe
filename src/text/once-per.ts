/** A function of an object that is computed once for each, and whose result is kept for as long as the object lives. */
export function oncePer<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, { readonly value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(key);
    made.set(key, { value }); // only here: to set takes longer than to get
    return value;
  };
}
