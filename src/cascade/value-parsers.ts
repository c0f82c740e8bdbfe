import { BoundedCache } from '../css/bounded-cache.ts';
import { Cursor } from '../css/cursor.ts';
import type { PropertyName } from './properties.ts';
import { PROPERTY_GRAMMARS, type SpecifiedForm } from './values/property-grammars.ts';
import type { Grammar, Specified } from './values/specified.ts';

/** Parses the whole value of a longhand; null when it is invalid. */
export type ValueParser<T> = (text: string) => Specified<T> | null;

/** Characters of value text cached per longhand; a real page needs a few thousand. */
const MEMORY = 50_000;

/** Creates a parser with its own cache for one longhand. */
export function valueParser<T>(grammar: Grammar<T>): ValueParser<T> {
  const memory = new BoundedCache<Specified<T> | null>(MEMORY);
  return (text) => {
    const known = memory.get(text);
    if (known !== undefined) return known;
    const cursor = Cursor.over(text);
    const value = cursor && grammar(cursor);
    return memory.set(text, cursor?.done === true ? value : null);
  };
}

/** The parser of every tracked longhand. CSS-wide keywords are handled elsewhere. */
export const VALUE_PARSERS = Object.fromEntries(
  Object.entries(PROPERTY_GRAMMARS).map(([name, grammar]) => [
    name,
    valueParser(grammar as Grammar<unknown>),
  ]),
  // fromEntries() forgets which name has which type
) as { readonly [P in PropertyName]: ValueParser<SpecifiedForm<P>> };
