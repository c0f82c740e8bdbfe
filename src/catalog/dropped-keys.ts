const DROPPED: readonly string[] = ['__proto__', 'prototype', 'constructor'];

/** Whether a record of valibot leaves out this key in silence, so that it never reaches a prototype. */
export function isDropped(key: string): boolean {
  return DROPPED.includes(key);
}

/** Objects inside objects that are searched; those of tokens are four deep. */
const MAX_DEPTH = 6;

/** Paths of all keys that would be left out, so that they can be refused as any other unknown name. */
export function droppedKeys(given: unknown, depth = 0): readonly string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || depth > MAX_DEPTH) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    isDropped(key) ? [key] : droppedKeys(value, depth + 1).map((path) => `${key}.${path}`),
  );
}
