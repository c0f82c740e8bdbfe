import { visitEdits } from '../text/edits.ts';
import { oncePerWord } from '../text/once-per-word.ts';
import { findWord } from './dictionary.ts';
import { isNamed, type SearchIndex } from './search-index.ts';

/** Letters; shorter words are one edit away from too many others. */
const SHORTEST = 4;
/** Letters; longer words are not misspellings, and each letter costs fifty look-ups. */
const LONGEST = 32;

/**
 * The known words one edit from a word: a deletion, insertion, substitution or transposition. Words with digits have
 * none, since 1957 is not a misspelt 1967. Sorted.
 */
export function oneEditAway(word: string, isKnown: (candidate: string) => boolean): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || /\p{N}/u.test(word)) return [];
  const near = new Set<string>();
  visitEdits(word, 0, (candidate) => {
    if (candidate !== word && isKnown(candidate)) near.add(candidate);
  });
  return [...near].toSorted();
}

/** The `nameKey` of brands one edit from a word. */
export const namesOneEditAway = oncePerWord((index: SearchIndex, key) =>
  oneEditAway(key, (name) => isNamed(index, name)),
);

/** The terms of an index one edit from a word. */
export const termsOneEditAway = oncePerWord((index: SearchIndex, word) =>
  oneEditAway(word, (term) => findWord(index.terms, term) !== null),
);
