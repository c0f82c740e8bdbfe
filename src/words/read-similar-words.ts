import { isCovered } from './is-covered.ts';
import { wordLists } from './word-lists.ts';
import { lazy } from '../text/lazy.ts';
import { isRefused } from './negation.ts';
import type { NamedStatement, StatementReader } from './understanding.ts';
import { isStopWord, tokensOf, type Token } from './word-forms.ts';

/**
 * Reads the words that no reader before it understood as the concepts that they stand near to: `auditors` is near to
 * accountants. What it states is less sure than what a word of the concept states.
 */
export const readSimilarWords: StatementReader = (text, found) => ({
  statements: tokensOf(text)
    .filter(({ form }) => !isStopWord(form) && isNearWord(form))
    .filter((token) => !isCovered(token, found))
    .slice(0, MAX_WORDS)
    .flatMap((token) => statementsOf(text, token)),
  ambiguous: [],
});

/** Words read of a text; each costs as much as a word of a concept. */
const MAX_WORDS = 3;

/** Whether only the nearness of a word, as `wordsOf` writes it, says what it means. */
export function isNearWord(form: string): boolean {
  return conceptsNear().has(form);
}

function statementsOf(text: string, { form, start, end }: Token): NamedStatement[] {
  const polarity = isRefused(text, { start, end }) ? 'against' : 'for';
  return (conceptsNear().get(form) ?? []).map(({ kind, id, nearness }) => ({
    kind,
    span: { start, end, text: text.slice(start, end) },
    values: [id],
    polarity,
    degree: 1,
    confidence: CERTAINTY * nearness,
  }));
}

/** Confidence of a concept at no distance. */
const CERTAINTY = 0.5;

interface NearConcept {
  readonly kind: NamedStatement['kind'];
  readonly id: string;
  /** 0 to 1. */
  readonly nearness: number;
}

const conceptsNear = lazy((): ReadonlyMap<string, readonly NearConcept[]> => {
  const near = new Map<string, NearConcept[]>();
  for (const [name, words] of Object.entries(wordLists().similarWords)) {
    const [kind, id] = name.split(' ') as [NamedStatement['kind'], string];
    for (const [, word = '', nearness] of words.matchAll(/(\S+) (\d+)/g))
      near.set(word, [...(near.get(word) ?? []), { kind, id, nearness: Number(nearness) / 100 }]);
  }
  return near;
});
