import { keepingLatest } from '../text/latest.ts';
import { FUNCTION_WORDS } from '../words/remaining-words.ts';
import { contentWords, tokensOf, type Token } from '../words/word-forms.ts';

/** The words that ask for something, each where it stands first: what repeats says nothing more. */
export const contentTokens = keepingLatest((query: string): readonly Token[] => {
  const tokens = tokensOf(query);
  const asked = new Set(contentWords(tokens.map(({ form }) => form)));
  const first = new Map(tokens.toReversed().map((token) => [token.form, token]));
  return [...first.values()].toReversed().filter(({ form }) => asked.has(form) && !FUNCTION_WORDS.has(form));
});
