/** JSON with sorted object keys, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (isFlat(value)) return JSON.stringify(value, Object.keys(value).toSorted());
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** An object without objects: the engine itself writes it in the order of a list of keys. */
function isFlat(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((part) => typeof part !== 'object');
}
