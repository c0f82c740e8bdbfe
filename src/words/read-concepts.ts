import { isCovered } from './is-covered.ts';
import { conceptForm } from './concept-form.ts';
import { conceptOpeners, conceptsByPhrase, maxPhraseWords } from './concepts.ts';
import { withListedRefusals } from './listed-refusals.ts';
import { isItselfRefused, isRefused, usualBefore } from './negation.ts';
import { hasOtherSense } from './other-senses.ts';
import { brandNames } from './read-other-brands.ts';
import type { NamedStatement, Statement, StatementKind, StatementReader } from './understanding.ts';
import { tokensOf, writtenWord, type Token } from './word-forms.ts';

/** Reads styles, eras, industries and countries, the longest phrase at each place; skips words that name a brand. */
export const readConcepts: StatementReader = (text, found) => conceptsIn(text, found, ({ form }) => form);

/**
 * The same, with the concepts that words mean that nothing else knows: misspelt or derived ones.
 * @param isWord whether a word in lower case is one of English, so not misspelt
 */
export function conceptReader(
  isKnown: (form: string) => boolean,
  isWord: (word: string) => boolean = () => false,
): StatementReader {
  return (text, found) =>
    conceptsIn(text, found, (token) => {
      const { form, start, end } = token;
      if (isKnown(form)) return form;
      const word = writtenWord(text, token);
      if (word === '') return form;
      const isName = NAME.test(text.slice(Math.max(0, start - REACH), end));
      return conceptForm(form, isName || isWord(word) || isWord(form)) ?? form;
    });
}

/** A capital behind a word in lower case: `from Recife`. */
const NAME = /(?:^|\s)\p{Ll}+,?\s\p{Lu}[^\s]*$/u;
/** Characters before a word. */
const REACH = 20;

function conceptsIn(
  text: string,
  found: readonly Statement[],
  formOf: (token: Token) => string,
): ReturnType<StatementReader> {
  const brands = brandNames(text, found);
  const tokens = tokensOf(text)
    .filter((token) => !isCovered(token, brands))
    .map((token) => ({ ...token, form: formOf(token) }));
  const statements: Statement[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const length = phraseLength(tokens, at);
    if (length === 0) continue;
    statements.push(...statementsAt(text, tokens, at, length), ...insideOf(text, tokens, at, length));
    at += length - 1;
  }
  return { statements: withListedRefusals(text, statements), ambiguous: [] };
}

/** Words of the longest phrase of a concept that begins at a token; 0 when none does. */
function phraseLength(tokens: readonly Token[], at: number): number {
  const phrases = conceptsByPhrase();
  const isOpener = conceptOpeners().has(tokens[at]?.form ?? '');
  const most = isOpener ? Math.min(maxPhraseWords(), tokens.length - at) : 1;
  let longest = 0;
  let key = ''; // grows by a word: to join the words anew for each length takes several times as long
  for (let length = 1; length <= most; length++) {
    const { form } = tokens[at + length - 1] ?? { form: '' };
    key = length === 1 ? form : `${key} ${form}`;
    if (phrases.has(key)) longest = length;
  }
  return longest;
}

/** A part of a phrase says less than the phrase: `wedding` in `wedding photographer`. */
const INSIDE = 0.35;

/** What the words of a phrase say each by itself, of other kinds than the phrase. */
function insideOf(text: string, tokens: readonly Token[], at: number, length: number): Statement[] {
  if (length === 1) return [];
  const whole = new Set<StatementKind>(
    (conceptsByPhrase().get(keyOf(tokens, at, length)) ?? []).map(({ kind }) => kind),
  );
  return tokens.slice(at, at + length).flatMap((_, word) =>
    statementsAt(text, tokens, at + word, 1)
      .filter(({ kind }) => !whole.has(kind))
      .map((statement) => ({ ...statement, confidence: statement.confidence * INSIDE })),
  );
}

function keyOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ form }) => form)
    .join(' ');
}

function statementsAt(text: string, tokens: readonly Token[], at: number, length: number): NamedStatement[] {
  const [first, last] = [tokens[at], tokens[at + length - 1]];
  if (first === undefined || last === undefined) return [];
  const span = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
  if (hasOtherSense(text, span)) return [];
  const concepts = conceptsByPhrase().get(keyOf(tokens, at, length)) ?? [];
  const refused = isRefused(text, span);
  const isSiteRefused = refused && isItselfRefused(text, span);
  const isUsual = isSiteRefused && usualBefore(text, first.start);
  const isSite = concepts.some(({ kind }) => KINDS_OF_SITES.has(kind));
  const usual = isUsual && isSite ? [{ kind: 'mood', id: 'conventional' } as const] : [];
  return [...concepts, ...usual].map(({ kind, id }) => ({
    kind,
    span,
    // The id of a region is the list of its countries.
    values: kind === 'country' ? id.split(' ') : [id],
    polarity: (KINDS_OF_SITES.has(kind) ? isSiteRefused && !isUsual : refused) ? 'against' : 'for',
    degree: 1,
    confidence: 1 / concepts.length,
  }));
}

/** `Not another bank` wants a bank that looks otherwise, and so may `no boring bank`. */
export const KINDS_OF_SITES: ReadonlySet<StatementKind> = new Set(['industry', 'audience', 'purpose']);
