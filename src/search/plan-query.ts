import { nearWords } from './near-words.ts';
import type { SearchIndex } from './search-index.ts';
import { STOP_WORDS } from './stop-words.ts';
import { LONGEST_HEAD, SYNONYMS } from './synonyms/index.ts';
import { wordsOf } from './words.ts';

/** How a document was reached, weakest first. */
export const WAYS = ['fuzzy', 'expanded', 'direct'] as const;
export type Way = (typeof WAYS)[number];

/** A term, or several that a document must all contain, that answers to something in the query. */
export interface Variant {
  /** Numbers of terms in the index; never empty. */
  readonly terms: readonly number[];
  /** What a match is worth against one of a typed word. */
  readonly weight: number;
  readonly way: Way;
}

/** A word or phrase of the query with everything that answers to it. */
export interface Wanted {
  readonly variants: readonly Variant[];
}

export interface QueryPlan {
  readonly wanted: readonly Wanted[];
  /** What was added to the words of the query, in the order of the query. */
  readonly expandedTerms: readonly string[];
  /** A word of the query is neither in the catalog nor a synonym: it may be misspelt. */
  readonly hasUnknown: boolean;
}

/** Words read of a query; a brief of several paragraphs has fewer. */
const MAX_WORDS = 64;
const SYNONYM_WEIGHT = 0.5;
const TYPO_WEIGHT = 0.6;
/** Of a completion that adds no letter; it falls with each letter added. */
const COMPLETION_WEIGHT = 0.4;
const MIN_COMPLETED_LENGTH = 3;
const MAX_COMPLETIONS = 24;

/** Finds what in the index answers to a query. */
export function planQuery(index: SearchIndex, query: string): QueryPlan {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const expanded = new Set<string>();
  const wanted: Wanted[] = [];
  for (const phrase of phrasesOf(words)) {
    wanted.push({ variants: synonymsOf(index, phrase, SYNONYM_WEIGHT, expanded) });
  }
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const last = words.at(-1);
  for (const word of new Set(telling.length > 0 ? telling : words)) {
    wanted.push({ variants: variantsOf(index, word, word === last, expanded) });
  }
  return {
    wanted: wanted.filter(({ variants }) => variants.length > 0),
    expandedTerms: [...expanded],
    hasUnknown: telling.some((word) => !isKnown(index, word)),
  };
}

/** The synonym heads of several words in a query, the longest at each place. */
function phrasesOf(words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_HEAD, words.length - at); length > 1; length--) {
      const phrase = words.slice(at, at + length).join(' ');
      if (!SYNONYMS.has(phrase)) continue;
      found.add(phrase);
      at += length - 1;
      break;
    }
  }
  return [...found];
}

/** Everything that answers to one word: itself, what it stands for, and where it is unknown what it is near. */
function variantsOf(
  index: SearchIndex,
  word: string,
  isLast: boolean,
  expanded: Set<string>,
): readonly Variant[] {
  const number = index.termNumbers.get(word);
  const variants: Variant[] = number === undefined ? [] : [{ terms: [number], weight: 1, way: 'direct' }];
  variants.push(...synonymsOf(index, word, SYNONYM_WEIGHT, expanded));
  const known = isKnown(index, word);
  if (!known) variants.push(...typosOf(index, word, expanded));
  // The last word may still be being typed.
  if (!known || isLast) variants.push(...completionsOf(index, word, expanded));
  return variants;
}

function synonymsOf(
  index: SearchIndex,
  head: string,
  weight: number,
  expanded: Set<string>,
): readonly Variant[] {
  const variants: Variant[] = [];
  for (const { phrase, words } of SYNONYMS.get(head) ?? []) {
    const terms = words.map((word) => index.termNumbers.get(word));
    if (!terms.every((term) => term !== undefined)) continue;
    variants.push({ terms, weight, way: 'expanded' });
    expanded.add(phrase);
  }
  return variants;
}

function typosOf(index: SearchIndex, word: string, expanded: Set<string>): readonly Variant[] {
  const isKnown = (candidate: string): boolean => index.termNumbers.has(candidate) || SYNONYMS.has(candidate);
  return nearWords(word, isKnown).flatMap((near): readonly Variant[] => {
    expanded.add(near);
    const number = index.termNumbers.get(near);
    const synonyms = synonymsOf(index, near, SYNONYM_WEIGHT * TYPO_WEIGHT, expanded);
    const itself = { terms: [number ?? 0], weight: TYPO_WEIGHT };
    const reached = number === undefined ? synonyms : [itself, ...synonyms];
    return reached.map((variant) => ({ ...variant, way: 'fuzzy' }));
  });
}

function isKnown(index: SearchIndex, word: string): boolean {
  return index.termNumbers.has(word) || SYNONYMS.has(word);
}

function completionsOf(index: SearchIndex, start: string, expanded: Set<string>): readonly Variant[] {
  if (start.length < MIN_COMPLETED_LENGTH) return [];
  const variants: Variant[] = [];
  for (let number = firstAtOrAfter(index.terms, start); variants.length < MAX_COMPLETIONS; number++) {
    const term = index.terms[number];
    if (term === undefined || !term.startsWith(start)) break;
    if (term === start) continue;
    const weight = COMPLETION_WEIGHT * (start.length / term.length);
    variants.push({ terms: [number], weight, way: 'fuzzy' });
    expanded.add(term);
  }
  return variants;
}

function firstAtOrAfter(terms: readonly string[], word: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
