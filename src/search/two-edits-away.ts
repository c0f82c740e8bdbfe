import { editDistance } from '../catalog/closest.ts';
import { firstAtOrAfter, wordAt } from './dictionary.ts';
import { NAME_MARK, type SearchIndex } from './search-index.ts';

/** Letters; two wrong ones of fewer make another word. */
const SHORTEST = 7;
const MAX_EDITS = 2;

/** Keys of names two edits from a key that begin with the same letter: `vodaphone`. Sorted. */
export function namesTwoEditsAway({ terms }: SearchIndex, key: string): readonly string[] {
  if (key.length < SHORTEST || /\p{N}/u.test(key)) return [];
  const start = NAME_MARK + key.charAt(0);
  const near: string[] = [];
  for (let number = firstAtOrAfter(terms, start); number < terms.ends.length; number++) {
    const term = wordAt(terms, number);
    if (!term.startsWith(start)) break;
    const name = term.slice(NAME_MARK.length);
    if (Math.abs(name.length - key.length) <= MAX_EDITS && editDistance(name, key) <= MAX_EDITS)
      near.push(name);
  }
  return near;
}
