import { BoundedCache } from '../css/bounded-cache.ts';
import { Cursor } from '../css/cursor.ts';
import { PROPERTY_ALIASES } from './property-aliases.ts';
import { SHORTHANDS } from './shorthands/index.ts';
import { isLonghand, isValidLonghand } from './longhand-validity.ts';
import { substituteEnvironment } from './substitute-environment.ts';
import { isWideKeyword } from './wide-keywords.ts';

/** A longhand and the text of its value. */
export type Longhand = readonly [name: string, text: string];

/**
 * The longhands that a declaration sets. Null when the value is invalid, so that an earlier declaration applies; an
 * empty list for untracked properties. The text must not contain var() or `!important`. Flow-relative longhands keep
 * their name: computeStyle() knows the writing mode.
 */
export function expandDeclaration(property: string, value: string): readonly Longhand[] | null {
  const name = PROPERTY_ALIASES.get(property) ?? property;
  const longhands = longhandsOf(name);
  if (longhands.length === 0) return NOTHING;
  const key = `${name}:${value}`;
  const known = EXPANDED.get(key);
  return known !== undefined ? known : EXPANDED.set(key, expand(name, value.trim(), longhands));
}

/**
 * The longhands that a property can set: itself, those of a shorthand, or none when it is not tracked. A declaration
 * with var() resets all of them before its value is known.
 */
export function longhandsOf(property: string): readonly string[] {
  const name = PROPERTY_ALIASES.get(property) ?? property;
  return SHORTHANDS.get(name)?.longhands ?? (isLonghand(name) ? [name] : NO_NAMES);
}

const NOTHING: readonly Longhand[] = [];
const NO_NAMES: readonly string[] = [];
const EXPANDED = new BoundedCache<readonly Longhand[] | null>(500_000);

function expand(name: string, value: string, longhands: readonly string[]): readonly Longhand[] | null {
  const keyword = value.toLowerCase();
  if (isWideKeyword(keyword)) return longhands.map((longhand) => [longhand, keyword]);
  const text = substituteEnvironment(value);
  // An undefined environment variable is found too late to fall back on another declaration.
  if (text === null) return longhands.map((longhand) => [longhand, 'unset']);
  const shorthand = SHORTHANDS.get(name);
  if (shorthand === undefined) return isValidLonghand(name, text) ? [[name, text]] : null;
  const cursor = Cursor.over(text);
  const texts = cursor === null || cursor.done ? null : shorthand.expand(cursor);
  if (texts === null || cursor?.done !== true) return null;
  return longhands.map((longhand, i) => [longhand, texts[i] ?? 'initial']);
}
