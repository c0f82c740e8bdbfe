import { visitEdits } from '../text/edits.ts';

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
