/** The function with its results kept for as long as their argument lives: facts that a rule and its measures share. */
export function once<K extends object, T>(of: (about: K) => T): (about: K) => T {
  const known = new WeakMap<K, { readonly result: T }>();
  return (about) => {
    const found = known.get(about) ?? { result: of(about) };
    known.set(about, found);
    return found.result;
  };
}
