import { OTHER_SENSES } from './vocabulary/other-senses.ts';

const COMPILED = OTHER_SENSES.map(({ word, before, after }) => ({
  word: new RegExp(`^(?:${word})$`, 'iu'),
  before: before === undefined ? null : new RegExp(before, 'iu'),
  after: after === undefined ? null : new RegExp(after, 'iu'),
}));

/** Whether a word or phrase that can name a concept means something else where it stands: the space in `white space` is no trade. */
export function hasOtherSense(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const word = text.slice(start, end);
  return COMPILED.some(
    (one) =>
      one.word.test(word) &&
      (one.before?.test(text.slice(Math.max(0, start - REACH), start)) === true ||
        one.after?.test(text.slice(end, end + REACH)) === true),
  );
}

/** Characters around a word. */
const REACH = 32;
