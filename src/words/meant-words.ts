import { isRefused } from './negation.ts';
import type { Statement } from './understanding.ts';
import { isStopWord, tokensOf, type Token } from './word-forms.ts';

/** The words of a text with a meaning of their own, without names of brands and what is refused. */
export function meantWords(text: string, statements: readonly Statement[]): readonly Token[] {
  const apart = statements.filter(
    ({ kind, polarity }) => kind === 'brand' || (polarity === 'against' && kind !== 'axis'),
  );
  return tokensOf(text).filter(
    ({ form, start, end }) =>
      !isStopWord(form) &&
      !isStopWord(text.slice(start, end).toLowerCase()) &&
      !apart.some(({ span }) => span.start < end && start < span.end) &&
      !isRefused(text, { start, end }),
  );
}
