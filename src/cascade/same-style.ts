import { PROPERTIES, type ComputedStyle, type PropertyName } from './properties.ts';

const NAMES = Object.keys(PROPERTIES) as PropertyName[]; // the keys of a literal, which Object.keys widens

/** Whether two styles have equal values, compared by content. */
export function sameStyle(a: ComputedStyle, b: ComputedStyle): boolean {
  return a === b || NAMES.every((name) => sameValue(a[name], b[name]));
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return JSON.stringify(a) === JSON.stringify(b);
}
