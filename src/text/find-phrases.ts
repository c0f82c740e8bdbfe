import { plainWords } from './words.ts';

/** Phrases found in a text, most frequent first. */
export type FoundPhrases = readonly (readonly [phrase: string, count: number])[];

// The Persian non-joiner, Arabic vowel marks and letter extension, Hebrew points: writers leave them out at will.
const IGNORED = /[\u200C\u0640\u064C-\u0652\u0591-\u05BD\u05BF-\u05C7]/gu;
const ALEF_TANWIN = /\u0627\u064B/gu;
const CLOCK_TIME = /\d{1,2}:\d{2}/gu;
const QUANTITY = String.raw`(?!(?:19|20)\d\d(?!\d))\d+(?:[.,]\d+)*`; // four digits that begin so are a year

/**
 * Prepares a text for searches for lists of phrases. A list is in lower case with commas between the phrases. `#` is a
 * number other than a year, `*` any one word. A phrase after `!` is not counted, and no part of it is. Of several
 * phrases that match, the longest counts.
 * @param unspaced whether phrases also match inside words
 */
export function phraseFinder(text: string, unspaced: boolean): (list: string) => FoundPhrases {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(ALEF_TANWIN, '\u0627').replace(IGNORED, '');
  // Two spaces between words, so that each phrase has one on either side.
  const searched = unspaced ? plain : ` ${plainWords(plain.replace(CLOCK_TIME, ' : ')).join('  ')} `;
  return (list) => {
    const matches = list === '' ? [] : [...searched.matchAll(patternOf(list, unspaced))];
    const found = matches.flatMap(({ groups }) => groups?.['found'] ?? []);
    return [...Map.groupBy(found, (one) => one.replaceAll('  ', ' '))]
      .map(([one, all]) => [one, all.length] as const)
      .toSorted(([, a], [, b]) => b - a);
  };
}

/** Matches the phrases of a list; those that count are in the group `found`. */
function patternOf(list: string, unspaced: boolean): RegExp {
  const phrases = list
    .split(',')
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll('*', '[^ ]+').replaceAll('#', QUANTITY));
  const excluded = phrases.filter((phrase) => phrase.startsWith('!')).map((phrase) => phrase.slice(1));
  const found = phrases.filter((phrase) => !phrase.startsWith('!'));
  const any = [...excluded, `(?<found>${found.join('|')})`].join('|');
  return new RegExp(unspaced ? any : ` (?:${any.replaceAll(' ', '  ')}) `, 'gu');
}

/** How often any of the phrases was found. */
export function countOf(found: FoundPhrases): number {
  return found.reduce((sum, [, times]) => sum + times, 0);
}
