import { rawWordsOf } from '../text/name-key.ts';
import { BRITISH } from './spellings.ts';

/** The words of a text as the index knows them: lower case, without accents, in the singular, in order. */
export function wordsOf(text: string): readonly string[] {
  return rawWordsOf(text).map((word) => singular(BRITISH.get(word) ?? word));
}

/**
 * The S stemmer: plurals only, so that words keep their meaning.
 * D. Harman, How effective is suffixing?, JASIS 42(1), 1991.
 */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return /[ea]ies$/.test(word) ? word : `${word.slice(0, -3)}y`;
  if (word.endsWith('es')) return /[aeo]es$/.test(word) ? word : word.slice(0, -1);
  return /[us]s$/.test(word) ? word : word.slice(0, -1);
}

/** Function words, singular; they carry no meaning for search. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all also an and any anyone anything are as at be brand but by can could do does for from
  give get has have how i if in into is it its just kind like look looking make maybe me more much my
  need needs of on one or our out over page please quite really show similar site so some something
  somewhat sort style such than that the their them there these they thing this those to too type use
  using very want was we web website what when where which who will with would you your`.split(/\s+/),
);

/** Removes stop words, unless all words are stop words. */
export function contentWords(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !STOP_WORDS.has(word));
  return content.length > 0 ? content : words;
}
