import { isCovered } from './is-covered.ts';
import { isRefused } from './negation.ts';
import { KINDS_OF_SITES } from './read-concepts.ts';
import type { Statement } from './understanding.ts';
import { isStopWord, tokensOf, writtenWord, type Token } from './word-forms.ts';

/** Words of a text with a meaning of their own, without names of brands: those that it wants, and those that it refuses. */
export function meantWords(
  text: string,
  statements: readonly Statement[],
): { readonly wanted: readonly Token[]; readonly refused: readonly Token[] } {
  const names = statements.filter(({ kind }) => kind === 'brand');
  const refusals = statements.filter(({ kind, polarity }) => polarity === 'against' && kind !== 'axis');
  const meant = tokensOf(text).filter(
    (token) => !isStopWord(token.form) && !isStopWord(writtenWord(text, token)) && !isCovered(token, names),
  );
  const sites = statements.filter(({ kind, polarity }) => polarity === 'for' && KINDS_OF_SITES.has(kind));
  const isWanted = (token: Token) =>
    !isCovered(token, refusals) && (isCovered(token, sites) || !isRefused(text, token));
  return { wanted: meant.filter(isWanted), refused: meant.filter((token) => !isWanted(token)) };
}
