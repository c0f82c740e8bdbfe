import type { Cursor } from '../../css/cursor.ts';
import { PROPERTIES, type PropertyName } from '../properties.ts';
import { PROPERTY_GRAMMARS } from '../values/property-grammars.ts';
import type { Grammar } from '../values/specified.ts';

/** A property that sets several longhands. */
export interface Shorthand {
  readonly longhands: readonly string[];
  /** One text per longhand; null when the value is invalid. The caller checks that all input is read. */
  readonly expand: (cursor: Cursor) => readonly string[] | null;
}

/** A shorthand with its name, as the shorthand files list them. */
export type ShorthandEntry = readonly [name: string, shorthand: Shorthand];

/** Reads one value with `grammar` and returns its source text; null, without advancing, when it does not match. */
export function takeText(cursor: Cursor, grammar: Grammar<unknown>): string | null {
  const start = cursor.position;
  if (grammar(cursor) === null) return cursor.rewind(start);
  return cursor.textSince(start);
}

/** A part of a shorthand whose parts come in any order. A part with a null longhand is parsed and dropped. */
export interface Part {
  readonly longhand: string | null;
  readonly grammar: Grammar<unknown>;
  /** Value of the longhand when the part is omitted. */
  readonly initial: string;
}

/** The part for a tracked longhand, with its own grammar and initial value. */
export function part(longhand: PropertyName): Part {
  return { longhand, grammar: PROPERTY_GRAMMARS[longhand], initial: PROPERTIES[longhand].initial };
}

/** Parts in any order, each at most once, at least one. Earlier parts of the list are tried first. */
export function anyOrder(parts: readonly Part[]): Shorthand {
  const kept = parts.map(({ longhand }) => longhand);
  return {
    longhands: kept.filter((longhand) => longhand !== null),
    expand: (cursor) => {
      const texts = takeAnyOrder(cursor, parts);
      return texts && texts.filter((_, i) => kept[i] !== null);
    },
  };
}

/** One text per part, initial when omitted; null when none is present. */
export function takeAnyOrder(cursor: Cursor, parts: readonly Part[]): string[] | null {
  const found: (string | null)[] = parts.map(() => null);
  let count = 0;
  while (!cursor.done) {
    const index = parts.findIndex(({ grammar }, i) => {
      if (found[i] !== null) return false;
      found[i] = takeText(cursor, grammar);
      return found[i] !== null;
    });
    if (index < 0) break;
    count++;
  }
  return count === 0 ? null : found.map((text, i) => text ?? parts[i]?.initial ?? '');
}

/** One to four values for sides, repeated for omitted ones, as in `margin: 1px 2px`. */
export function sides(longhands: readonly string[], grammar: Grammar<unknown>): Shorthand {
  return {
    longhands,
    expand: (cursor) => takeSides(cursor, longhands.length, grammar),
  };
}

/**
 * Reads one to `count` values as texts for top, right, bottom and left; omitted ones repeat their opposites. Null
 * without a first.
 */
export function takeSides(cursor: Cursor, count: number, grammar: Grammar<unknown>): string[] | null {
  const given: string[] = [];
  while (given.length < count) {
    const text = takeText(cursor, grammar);
    if (text === null) break;
    given.push(text);
  }
  const [first, second = first, third = first, fourth = second] = given;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return null;
  return [first, second, third, fourth].slice(0, count);
}

/** Joins the texts of all layers by longhand, for shorthands of comma-separated lists. */
export function joinLayers(layers: readonly (readonly string[])[], count: number): string[] {
  return Array.from({ length: count }, (_, i) => layers.map((layer) => layer[i] ?? '').join(', '));
}
