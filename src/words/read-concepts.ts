import { conceptsByPhrase, maxPhraseWords } from './concepts.ts';
import { negationBefore } from './negation.ts';
import type { Statement, StatementReader } from './understanding.ts';
import { tokensOf, type Token } from './word-forms.ts';

/** Reads styles, eras, industries and countries, the longest phrase at each place; skips words that name a brand. */
export const readConcepts: StatementReader = (text, found) => {
  const brands = found.filter(({ kind }) => kind === 'brand');
  const tokens = tokensOf(text).filter(
    ({ start, end }) => !brands.some(({ span }) => span.start < end && start < span.end),
  );
  const statements: Statement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = phraseLength(tokens, at);
    if (length === 0) continue;
    statements.push(...statementsAt(text, tokens, at, length));
    at += length - 1;
  }
  return { statements: withListed(text, statements), ambiguous: [] };
};

/** `Not dark or corporate` refuses both. */
function withListed(text: string, statements: readonly Statement[]): Statement[] {
  const listed: Statement[] = [];
  for (const statement of statements) {
    const refused = listed.findLast(({ span }) => span.end <= statement.span.start);
    const isListed =
      refused?.polarity === 'against' && LISTED.test(text.slice(refused.span.end, statement.span.start));
    listed.push(isListed ? { ...statement, polarity: 'against' } : statement);
  }
  return listed;
}

const LISTED = /^\s*(?:,\s*)?(?:or|nor)\s+(?:too\s+|very\s+)?$/i;

/** Words of the longest phrase of a concept that begins at a token; 0 when none does. */
function phraseLength(tokens: readonly Token[], at: number): number {
  for (let length = Math.min(maxPhraseWords(), tokens.length - at); length > 0; length--) {
    if (conceptsByPhrase().has(keyOf(tokens, at, length))) return length;
  }
  return 0;
}

function keyOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ form }) => form)
    .join(' ');
}

function statementsAt(text: string, tokens: readonly Token[], at: number, length: number): Statement[] {
  const [first, last] = [tokens[at], tokens[at + length - 1]];
  if (first === undefined || last === undefined) return [];
  const span = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
  const concepts = conceptsByPhrase().get(keyOf(tokens, at, length)) ?? [];
  return concepts.map(({ kind, id }) => ({
    kind,
    span,
    values: [id],
    polarity: negationBefore(text, first.start) ? 'against' : 'for',
    degree: 1,
    confidence: 1 / concepts.length,
  }));
}
