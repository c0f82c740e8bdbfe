/** JSON with sorted object keys, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  if (isFlat(value)) return flatJson(value);
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** What the engine takes twice as long for, given a list of keys. */
function flatJson(value: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return `{${names
    .sort()
    .map((name) => `${JSON.stringify(name)}:${JSON.stringify(value[name])}`)
    .join(',')}}`;
}

/** An object without objects. */
function isFlat(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((part) => typeof part !== 'object');
}
