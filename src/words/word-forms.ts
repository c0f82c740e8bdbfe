import { keepingLatest } from '../text/latest.ts';
import { rawWordsOf } from '../text/name-key.ts';
import { BRITISH } from './spellings.ts';
import { allMatches } from '../text/all-matches.ts';

/** The words of a text as the index knows them: lower case, without accents, in the singular, in order. */
export function wordsOf(text: string): readonly string[] {
  return rawWordsOf(text).map(formOf);
}

/** A word of a text in the form of the index, with its place in the text. */
export interface Token {
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** `wordsOf` with places; positions in UTF-16 code units. */
export const tokensOf = keepingLatest((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const { 0: word, index: start } of allMatches(WRITTEN_WORD, text)) {
    for (const raw of rawWordsOf(word)) tokens.push({ form: formOf(raw), start, end: start + word.length });
  }
  return tokens;
});

const WRITTEN_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

function formOf(word: string): string {
  return singular(BRITISH.get(word) ?? word);
}

/**
 * The S stemmer: plurals only, so that words keep their meaning.
 * D. Harman, How effective is suffixing?, JASIS 42(1), 1991.
 */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word === 'news') return word;
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
  using very want was we web not no never without instead alternative competitor feel feeling vibe
  them lot lots bit should must don isn doesn am been being were cannot let us i'm he she his her
  web app tool company firm business customer love platform product people everyone whose user website what when where which who will with would you your`.split(
    /\s+/,
  ),
);

/** Removes stop words, unless all words are stop words. */
export function contentWords(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !STOP_WORDS.has(word));
  return content.length > 0 ? content : words;
}

/**
 * A word as it is written, in lower case; empty where its place is longer than any word, because the parts of an expanded
 * ligature share the place of all ligatures in a row.
 */
export function writtenWord(text: string, { start, end }: Pick<Token, 'start' | 'end'>): string {
  return end - start > MAX_WORD ? '' : text.slice(start, end).toLowerCase();
}

/** Characters. */
const MAX_WORD = 60;

/** Whether a word, as `wordsOf` writes it, carries no meaning for search. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
