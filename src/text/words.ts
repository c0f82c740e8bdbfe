// Chinese words have one to two characters on average, Thai ones four to five; in Japanese most words end at a change
// of script. Korean uses spaces, but attaches particles to foreign names. This is precise enough to count words.
const UNSPACED = String.raw`\p{Script=Han}{1,2}|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|\p{Script=Thai}{1,5}|\p{Script=Hangul}+`;
const LETTER = String.raw`[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]]`;
// Words can contain combining marks and the Persian non-joiner.
const SPACED = `${LETTER}[${LETTER}\\p{M}\\u200C]*(?:['’.\\-]${LETTER}[${LETTER}\\p{M}\\u200C]*)*`;
const WORD = new RegExp(`${UNSPACED}|${SPACED}`, 'gv');

/**
 * The words of a text in order, as written. `don't`, `v2.0` and `well-kept` are one word each. Scripts without spaces
 * are cut into pieces of typical word length.
 */
export function words(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Words in lower case with straight apostrophes, as in the lexicons. */
export function plainWords(text: string): readonly string[] {
  return words(text.toLowerCase().replaceAll('’', "'"));
}
