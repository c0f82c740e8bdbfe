import { isCovered } from './is-covered.ts';
import { wordLists } from './word-lists.ts';
import { lazy } from '../text/lazy.ts';
import { openersOf } from '../text/openers.ts';
import { tagKind } from '../catalog/tags/index.ts';
import { isRefused } from './negation.ts';
import { hasOtherSense } from './other-senses.ts';
import { brandNames } from './read-other-brands.ts';
import type { NamedStatement, Statement, StatementReader } from './understanding.ts';
import { tokensOf, wordsOf, type Token } from './word-forms.ts';

/**
 * Reads what the pages of some people, trades and things are like: a page for dentists is clean and calm. Each quality is
 * a statement that is less sure than what a word states that names it. What a reader before it stated with the same words
 * is not stated again.
 */
export const readAssociations: StatementReader = (text, found) => {
  const brands = brandNames(text, found);
  const tokens = tokensOf(text).filter((token) => !isCovered(token, brands) && !hasOtherSense(text, token));
  const statements: NamedStatement[] = [];
  for (let at = 0; at < tokens.length && statements.length < MAX_STATEMENTS; at++) {
    const length = phraseLength(tokens, at);
    if (length === 0) continue;
    const stated = statementsAt(text, tokens.slice(at, at + length));
    const added = stated.filter((one) => !found.some((other) => isSame(one, other)));
    const share = found.some((other) => overlaps(other, stated)) ? BESIDE_OTHERS : 1;
    statements.push(...added.map((one) => ({ ...one, confidence: one.confidence * share })));
    at += length - 1;
  }
  return { statements, ambiguous: [] };
};

/** Statements of one text; each costs a pass over the brands. */
const MAX_STATEMENTS = 24;

/** Whether a word, as `wordsOf` writes it, stands for what pages are like. */
export function isAssociated(form: string): boolean {
  return associations().has(form);
}

function isSame({ kind, values: [value] }: NamedStatement, other: Statement): boolean {
  return other.kind === kind && value !== undefined && other.values.includes(value);
}

/** Share of the certainty where a reader before it has read the words: they mean what they say first. */
const BESIDE_OTHERS = 0.7;

function overlaps({ kind, span }: Statement, [one]: readonly NamedStatement[]): boolean {
  return kind !== 'axis' && one !== undefined && span.start < one.span.end && one.span.start < span.end;
}

function phraseLength(tokens: readonly Token[], at: number): number {
  const most = openers().has(tokens[at]?.form ?? '') ? MAX_WORDS : 1;
  for (let length = Math.min(most, tokens.length - at); length > 0; length--) {
    if (associations().has(keyOf(tokens.slice(at, at + length)))) return length;
  }
  return 0;
}

/** Words of the longest phrase. */
const MAX_WORDS = 4;

function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ form }) => form).join(' ');
}

function statementsAt(text: string, tokens: readonly Token[]): NamedStatement[] {
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const polarity = isRefused(text, { start, end }) ? 'against' : 'for';
  return (associations().get(keyOf(tokens)) ?? []).map(({ kind, id, certainty }) => ({
    kind,
    span: { start, end, text: text.slice(start, end) },
    values: [id],
    polarity,
    degree: 1,
    confidence: certainty,
  }));
}

const openers = lazy(() => openersOf(associations().keys()));

interface Association {
  readonly kind: NamedStatement['kind'];
  readonly id: string;
  readonly certainty: number;
}

const associations = lazy((): ReadonlyMap<string, readonly Association[]> => {
  const found = new Map<string, readonly Association[]>();
  for (const row of wordLists().associations.trim().split('\n')) {
    const [, phrases = '', tags = '', trades = ''] = ROW.exec(row) ?? [];
    const said = [
      ...tags.split(' ').map((id, at) => ({ kind: tagKind(id), id, certainty: OF_TAG[at] ?? 0 })),
      ...trades
        .split(' ')
        .filter((id) => id !== '')
        .map((id, at) => ({ kind: 'industry' as const, id, certainty: OF_TRADE[at] ?? 0 })),
    ];
    for (const phrase of phrases.split(',')) found.set(wordsOf(phrase).join(' '), said);
  }
  return found;
});

/** `words, words: tags | trades` */
const ROW = /^(.*): ([^|]*?)(?: \| (.*))?$/;
/** Certainty of the first tag of a row, of the second, and so on; and of its trades. */
const OF_TAG = [0.3, 0.27, 0.24, 0.22, 0.2, 0.18, 0.16] as const;
const OF_TRADE = [0.22, 0.18, 0.14, 0.11, 0.09] as const;
