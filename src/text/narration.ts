import { plainWords } from './words.ts';

const THIRD_PERSON = new Set('he she his her hers him himself herself'.split(' '));
const PAST = new Set(
  'was were had said did came went saw took thought knew stood made looked turned asked told felt'.split(' '),
);
const FIRST_PERSON = new Set('i my me mine myself'.split(' '));
const PER_FIRST_PERSON = 0.5; // a presentation of oneself uses "I" too

/**
 * Narrative markers per 100 words: third person and past tense. After the second dimension of D. Biber, "Variation
 * across Speech and Writing" (1988): fiction has six and more, exposition hardly one.
 */
export function narrationOf(text: string): number {
  const all = plainWords(text);
  const marks = all.reduce(
    (sum, word) =>
      sum + (THIRD_PERSON.has(word) || PAST.has(word) ? 1 : FIRST_PERSON.has(word) ? PER_FIRST_PERSON : 0),
    0,
  );
  return (100 * marks) / Math.max(1, all.length);
}
