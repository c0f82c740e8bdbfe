// Chinese words are one to two characters long on average, Thai ones four to five; in Japanese a change of
// script parts words more often than not. Korean has spaces, but ties particles to foreign names. Nothing
// finer is needed where only the number of words counts.
const UNSPACED = String.raw`\p{Script=Han}{1,2}|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|\p{Script=Thai}{1,5}|\p{Script=Hangul}+`;
const LETTER = String.raw`[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]]`;
// Inside a word stand combining marks and the non-joiner of Persian.
const SPACED = `${LETTER}[${LETTER}\\p{M}\\u200C]*(?:['’.\\-]${LETTER}[${LETTER}\\p{M}\\u200C]*)*`;
const WORD = new RegExp(`${UNSPACED}|${SPACED}`, 'gv');

/**
 * The words of a text in order, as written. `don't`, `v2.0` and `well-kept` are one word each; scripts
 * without spaces are cut into pieces of about the length of a word.
 */
export function words(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Words in lower case with straight apostrophes, as the lexicons are written. */
export function plainWords(text: string): readonly string[] {
  return words(text.toLowerCase().replaceAll('’', "'"));
}
