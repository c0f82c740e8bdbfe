export const LETTERS: readonly string[] = [...'abcdefghijklmnopqrstuvwxyz'];
export const DIGITS: readonly string[] = [...'0123456789'];

/**
 * Visits every spelling one edit from a word: a deletion, insertion, substitution or transposition; some of them twice.
 * @param from place of the first letter that is edited
 * @param alphabet what is inserted and substituted
 */
export function visitEdits(
  word: string,
  from: number,
  visit: (spelling: string) => void,
  alphabet = LETTERS,
): void {
  for (let at = from; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    visit(before + after.slice(1));
    if (after.length > 1) visit(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of alphabet) {
      visit(before + letter + after);
      if (after !== '') visit(before + letter + after.slice(1));
    }
  }
}
