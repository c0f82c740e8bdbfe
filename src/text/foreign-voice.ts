import { voiceWords } from './voice-words.ts';
import { countOf, phraseFinder } from './find-phrases.ts';
import type { ForeignLexicon } from './foreign-lexicon.ts';
import type { VoiceLanguage } from './language.ts';
import type { FormalityMeasure, HedgeCount } from './voice-measures.ts';
import { words } from './words.ts';

/** A language other than English with a word list for voice. */
type ForeignVoiceLanguage = Exclude<VoiceLanguage, 'en'>;

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
  const findIn = phraseFinder(text, UNSPACED.has(language));
  const rate = (mark: Mark) =>
    (100 * countOf(findIn(voiceWords().foreign[language][mark]))) / Math.max(1, total);
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
  const found = phraseFinder(text, UNSPACED.has(language))(voiceWords().foreign[language].hedges);
  const total = words(text).length;
  return { words: total, hedges: countOf(found), per100: (100 * countOf(found)) / Math.max(1, total), found };
}

type Mark = keyof ForeignLexicon;
