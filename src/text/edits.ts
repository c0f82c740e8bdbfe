const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Visits every spelling one edit from a word: a deletion, insertion, substitution or transposition; some of them twice.
 * @param from place of the first letter that is edited
 */
export function visitEdits(word: string, from: number, visit: (spelling: string) => void): void {
  for (let at = from; at <= word.length; at++) {
    const before = word.slice(0, at);
    const after = word.slice(at);
    visit(before + after.slice(1));
    if (after.length > 1) visit(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of ALPHABET) {
      visit(before + letter + after);
      if (after !== '') visit(before + letter + after.slice(1));
    }
  }
}
