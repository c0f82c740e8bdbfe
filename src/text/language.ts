import { plainWords } from './words.ts';

/** The commonest function words of English: they make up 40 to 50 % of its running text. */
const FUNCTION_WORDS = new Set(
  'the of and to a in is you that it for on are as with be at this have from or by not but we your can an will all if our more so what how about which their has do when there out up who get no its i they my was new just been into than them only now may any these use us here also'.split(
    ' ',
  ),
);
const ENGLISH_SHARE = 0.2; // terse copy and lists of names fall to 0.2; other languages stay under 0.1
const FEWEST_WORDS = 12;

export interface LanguageGuess {
  /** Null when there is too little text and no declaration. */
  readonly english: boolean | null;
  /** What decided, for the sentence that explains it. */
  readonly basis: string;
}

/**
 * Is a text English? What is written decides; the declared language (a lang attribute) only where the
 * text is too short to tell, because templates keep `lang="en"` whatever is written in them.
 */
export function guessEnglish(text: string, declared: string): LanguageGuess {
  const all = plainWords(text);
  if (all.length < FEWEST_WORDS) {
    if (declared === '') return { english: null, basis: 'too little text' };
    return { english: /^en\b/i.test(declared), basis: `lang="${declared}"` };
  }
  const share = all.filter((word) => FUNCTION_WORDS.has(word)).length / all.length;
  return {
    english: share >= ENGLISH_SHARE,
    basis: `${Math.round(share * 100)} % of the words are English function words`,
  };
}
