import { negationAfter, negationBefore } from './negation.ts';
import { isStopWord, tokensOf, type Token } from './word-forms.ts';

/** The words of a text that have a meaning of their own and are not refused. */
export function askedWords(text: string): readonly Token[] {
  return tokensOf(text).filter(
    ({ form, start, end }) => !isStopWord(form) && !negationBefore(text, start) && !negationAfter(text, end),
  );
}
