/**
 * A function that is computed once for each object, and whose result is kept for as long as the object lives.
 * @param keyOf the part of an argument whose life counts, where arguments with the same part give the same result
 */
export function oncePer<Given extends object, T>(
  make: (given: Given) => T,
  keyOf: (given: Given) => object = (given) => given,
): (given: Given) => T {
  const made = new WeakMap<object, { readonly value: T }>();
  return (given) => {
    const key = keyOf(given);
    const known = made.get(key);
    if (known !== undefined) return known.value;
    const value = make(given);
    made.set(key, { value }); // only here: to set takes longer than to get
    return value;
  };
}
