import { FOREIGN_LEXICON, type ForeignLexicon } from './foreign-lexicon.ts';
import type { VoiceLanguage } from './language.ts';
import type { FormalityMeasure, HedgeCount } from './voice-measures.ts';
import { plainWords, words } from './words.ts';

/** A language other than English with a word list for voice. */
type ForeignVoiceLanguage = Exclude<VoiceLanguage, 'en'>;

/** Words found, most frequent first. */
type Found = readonly (readonly [phrase: string, count: number])[];

const UNSPACED: ReadonlySet<ForeignVoiceLanguage> = new Set(['zh', 'ja', 'ko']); // Korean has spaces, but endings are attached to words

/**
 * Measures the markers of informal and formal writing in another language, on the English scale: informal address
 * takes the place of contractions. Nominalisations are not counted, because no ending marks them in every language.
 */
export function measureForeignFormality(
  sentences: readonly string[],
  language: ForeignVoiceLanguage,
): FormalityMeasure {
  const text = sentences.join('\n');
  const total = words(text).length;
  const findIn = finder(text, language);
  const rate = (mark: Mark) => (100 * count(findIn(FOREIGN_LEXICON[language][mark]))) / Math.max(1, total);
  return {
    words: total,
    contractions: rate('familiar'),
    slang: rate('slang'),
    institutional: rate('institutional'),
    emphatics: 0,
    secondPerson: rate('address'),
    firstPlural: rate('firstPlural'),
    nominalisations: 0,
    exclamations:
      sentences.filter((sentence) => /[!！]["”’」）)]*$/.test(sentence)).length /
      Math.max(1, sentences.length),
  };
}

/** Counts the hedges of a text in another language. */
export function countForeignHedges(text: string, language: ForeignVoiceLanguage): HedgeCount {
  const found = finder(text, language)(FOREIGN_LEXICON[language].hedges);
  const total = words(text).length;
  return { words: total, hedges: count(found), per100: (100 * count(found)) / Math.max(1, total), found };
}

type Mark = keyof ForeignLexicon;

/** Finds the phrases of a list in one text; of several that match, the longest. */
function finder(text: string, language: ForeignVoiceLanguage): (list: string) => Found {
  const unspaced = UNSPACED.has(language);
  const plain = text.toLowerCase().replaceAll('\u200C', '');
  // Two spaces between words, so that each phrase has one on either side.
  const searched = unspaced ? plain : ` ${plainWords(plain).join('  ')} `;
  return (list) => {
    const any = list
      .split(',')
      .toSorted((a, b) => b.length - a.length)
      .join('|');
    const phrase = new RegExp(unspaced ? any : ` (?:${any.replaceAll(' ', '  ')}) `, 'gu');
    const found = list === '' ? [] : (searched.match(phrase) ?? []);
    return [...Map.groupBy(found, (one) => one.trim().replaceAll('  ', ' '))]
      .map(([one, all]) => [one, all.length] as const)
      .toSorted(([, a], [, b]) => b - a);
  };
}

const count = (found: Found) => found.reduce((sum, [, times]) => sum + times, 0);
