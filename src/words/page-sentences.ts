import * as patterns from './vocabulary/long-patterns.ts';
import { wordCount } from '../text/word-count.ts';
import type { Part } from './is-covered.ts';

/** A sentence of a text as far as a `but`; `4.5` ends none. */
export interface Sentence extends Part {
  readonly text: string;
  /** Words. */
  readonly length: number;
  /** Whether it is so short that it only names something. */
  readonly isFragment: boolean;
}

/** Words of a text that speaks of the page alone, and of a sentence that only names something. */
const [FEW_WORDS, FRAGMENT] = [12, 3] as const;

/** Whether a text is so short that it speaks of nothing but a page: a query, a wish, but no sentence that tells something. */
export function isOfPageAlone(text: string): boolean {
  return wordCount(text) <= FEW_WORDS && (!WHOLE_SENTENCE.test(text) || WISHING.test(text));
}

const WHOLE_SENTENCE = /[.!?]\s*$/;
const WISHING = new RegExp(patterns.WISHING, 'i');

/** Finds the sentence around a place; places have to come in order. */
export function sentencesOf(text: string): (place: Part) => Sentence {
  const sentences = [...text.matchAll(SENTENCE)].map(({ 0: sentence, index: start }) => {
    const length = wordCount(sentence);
    return { text: sentence, start, end: start + sentence.length, length, isFragment: length <= FRAGMENT };
  });
  let at = 0;
  return ({ start }) => {
    while ((sentences[at + 1]?.start ?? Infinity) <= start) at++;
    return sentences[at] ?? { text: '', start: 0, end: 0, length: 0, isFragment: true };
  };
}

const SENTENCE = /(?:(?!\bbut\b)(?:[^.!?;\n]|[.!?;](?=\d)))+/gi;
