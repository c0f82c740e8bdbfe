/** Letters; shorter words are one edit away from too many others. */
const SHORTEST = 4;
/** Letters; longer words are not misspellings, and each letter costs fifty look-ups. */
const LONGEST = 32;

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * The known words one edit from a word: a deletion, insertion, substitution or transposition. Words with digits have
 * none, since 1957 is not a misspelt 1967. Sorted.
 */
export function oneEditAway(word: string, isKnown: (candidate: string) => boolean): readonly string[] {
  if (word.length < SHORTEST || word.length > LONGEST || /\p{N}/u.test(word)) return [];
  const near = new Set<string>();
  const consider = (candidate: string): void => {
    if (candidate !== word && isKnown(candidate)) near.add(candidate);
  };
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    consider(before + after.slice(1));
    if (after.length > 1) consider(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of ALPHABET) {
      consider(before + letter + after);
      if (after !== '') consider(before + letter + after.slice(1));
    }
  }
  return [...near].toSorted();
}
