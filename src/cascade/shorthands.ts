import { BoundedCache } from '../css/bounded-cache.ts';
import { Cursor } from '../css/cursor.ts';
import { PROPERTY_ALIASES } from './property-aliases.ts';
import { SHORTHANDS } from './shorthands/index.ts';
import { longhandGrammar } from './shorthands/longhand-grammar.ts';
import { substituteEnvironment } from './substitute-environment.ts';
import { isWideKeyword } from './wide-keywords.ts';

/** A longhand and the text of its value. */
export type Longhand = readonly [name: string, text: string];

/**
 * The longhands a declaration sets. Null when the value is invalid, so that the declaration is dropped and
 * an earlier one stands; an empty list for properties the reading does not track. The text must be free of
 * var() and `!important`. Flow-relative longhands keep their name: computeStyle() knows the flow.
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
 * The longhands a property sets, whatever its value: itself, those of a shorthand, or none when it is not
 * tracked. A declaration with var() claims all of them before its value is known.
 */
export function longhandsOf(property: string): readonly string[] {
  const name = PROPERTY_ALIASES.get(property) ?? property;
  return SHORTHANDS.get(name)?.longhands ?? (longhandGrammar(name) === null ? NO_NAMES : [name]);
}

const NOTHING: readonly Longhand[] = [];
const NO_NAMES: readonly string[] = [];
const EXPANDED = new BoundedCache<readonly Longhand[] | null>(500_000);

function expand(name: string, value: string, longhands: readonly string[]): readonly Longhand[] | null {
  const keyword = value.toLowerCase();
  if (isWideKeyword(keyword)) return longhands.map((longhand) => [longhand, keyword]);
  const text = substituteEnvironment(value);
  // an environment variable nobody defines is found out too late to fall back on another declaration
  if (text === null) return longhands.map((longhand) => [longhand, 'unset']);
  const cursor = Cursor.over(text);
  if (cursor === null || cursor.done) return null;
  const shorthand = SHORTHANDS.get(name);
  if (shorthand === undefined) return longhandGrammar(name)?.(cursor) && cursor.done ? [[name, text]] : null;
  const texts = shorthand.expand(cursor);
  if (texts === null || !cursor.done) return null;
  return longhands.map((longhand, i) => [longhand, texts[i] ?? 'initial']);
}
