import { oncePerWord } from '../text/once-per-word.ts';
import { findWord, firstAtOrAfter, wordAt } from './dictionary.ts';
import { oneEditAway } from './one-edit-away.ts';
import type { SearchIndex } from './search-index.ts';
import { isCommonWord } from '../words/common-word.ts';
import { contentWords, wordsOf } from '../words/word-forms.ts';
import { wordVectors } from './word-vectors.ts';
import { headOpeners, maxHeadWords, synonymsByHead } from './synonyms/index.ts';

/** Kinds of match, weakest first. */
export const MATCH_KINDS = ['fuzzy', 'expanded', 'direct'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** One or more terms that a document must all contain to match a term of the query. */
export interface Variant {
  /** Numbers of terms in the index; never empty. */
  readonly terms: readonly number[];
  /** Weight of a match relative to one of a typed word. */
  readonly weight: number;
  readonly way: MatchKind;
}

/** A word or phrase of the query. */
export interface TermVariants {
  /** As the index writes words. */
  readonly said: string;
  /** Weight of the word relative to the others of the query. */
  readonly weight: number;
  /** Strongest kind of match first. */
  readonly variants: readonly Variant[];
}

export interface QueryPlan {
  readonly wanted: readonly TermVariants[];
  /** What was added to the words of the query, in the order of the query. */
  readonly expandedTerms: readonly string[];
  /** Whether a word of the query is unknown and may be misspelt. */
  readonly hasUnknown: boolean;
  /** Known words one edit from the unknown ones. */
  readonly corrections: ReadonlyMap<string, readonly string[]>;
  /** Content words that neither the catalog nor the synonyms have, also not misspelt or unfinished. */
  readonly strange: readonly string[];
}

/** Words read of a query; a brief of several paragraphs has fewer. */
const MAX_WORDS = 64;
/** Unknown words that are corrected; further ones are ignored. */
const MAX_CORRECTED = 8;
/** Added weight when the words of a known phrase occur together. */
const PHRASE_WEIGHT = 0.25;
const SYNONYM_WEIGHT = 0.6;
const TYPO_WEIGHT = 0.6;
/** Weight of a completion; it decreases with each added letter. */
const COMPLETION_WEIGHT = 0.4;
const MIN_COMPLETED_LENGTH = 3;
const MAX_COMPLETIONS = 24;

/** Weight of a word that a statement explains: what it means ranks, the word itself orders. */
const EXPLAINED = 0.4;

/**
 * Finds the terms of the index that match a query.
 * @param explained words that statements explain
 */
export function planQuery(
  index: SearchIndex,
  query: string,
  explained: ReadonlySet<string> = new Set(),
): QueryPlan {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const asked = withoutLetters(contentWords(words));
  const unknown = [...asked].filter((word) => !isKnown(index, word));
  const corrected = new Set(unknown.filter((word) => !isCommonWord(word)).slice(0, MAX_CORRECTED));
  const corrections = new Map(
    [...corrected].map((word) => [word, oneEditAway(word, (near) => isKnown(index, near))] as const),
  );
  const expanded = new Set<string>();
  const { learned } = wordVectors();
  const unfinished = /[\p{L}\p{N}]$/u.test(query) ? words.at(-1) : undefined;
  const wanted = [
    ...phrasesOf(words).map((phrase) => ({
      said: phrase,
      weight: phrase.split(' ').every((word) => explained.has(word)) ? EXPLAINED : 1,
      variants: variantsOf(index, phrase, expanded),
    })),
    ...[...asked].map((word) => ({
      said: word,
      weight: explained.has(word) ? EXPLAINED : 1,
      variants: corrected.has(word)
        ? [
            ...variantsOf(index, word, expanded),
            // A word that people search by is no misspelling of another: `hate` means no date.
            ...(learned(word) ? [] : typosOf(index, corrections.get(word) ?? [], expanded)),
            // The last word may be incomplete, unless it is a whole word.
            ...(word === unfinished ? completionsOf(index, word, expanded) : []),
          ]
        : variantsOf(index, word, expanded),
    })),
  ];
  return {
    wanted: wanted.filter(({ variants }) => variants.length > 0),
    expandedTerms: [...expanded],
    hasUnknown: unknown.length > 0,
    corrections,
    strange: unknown.filter(
      (word) =>
        (corrections.get(word) ?? []).length === 0 &&
        (word !== unfinished || completionsOf(index, word, new Set()).length === 0),
    ),
  };
}

/** Without single letters and digits, which stand everywhere, unless there is nothing else: `e-signature`, `web 2.0`. */
function withoutLetters(words: readonly string[]): ReadonlySet<string> {
  const longer = words.filter((word) => !/^[a-z\d]$/.test(word));
  return new Set(longer.length > 0 ? longer : words);
}

/** The multi-word synonym heads in a query, the longest at each position. */
function phrasesOf(words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const heads = synonymsByHead();
  const openers = headOpeners();
  for (let at = 0; at < words.length; at++) {
    let phrase = words[at] ?? '';
    if (!openers.has(phrase)) continue;
    let longest = { phrase, length: 1 };
    const most = Math.min(maxHeadWords(), words.length - at);
    for (let length = 2; length <= most; length++) {
      phrase += ` ${words[at + length - 1]}`;
      if (heads.has(phrase)) longest = { phrase, length };
    }
    if (longest.length === 1) continue;
    found.add(longest.phrase);
    at += longest.length - 1;
  }
  return [...found];
}

/** Variants of a word or a known phrase and its synonyms. */
function variantsOf(index: SearchIndex, said: string, expanded: Set<string>): readonly Variant[] {
  const { variants, added } = expandedTerm(index, said);
  for (const phrase of added) expanded.add(phrase);
  return variants;
}

const expandedTerm = oncePerWord((index: SearchIndex, said) => {
  const added = new Set<string>();
  return { variants: [...itself(index, said), ...synonymsOf(index, said, added)], added };
});

function itself(index: SearchIndex, said: string): Variant[] {
  const isPhrase = said.includes(' ');
  const terms = termsOf(index, isPhrase ? contentWords(said.split(' ')) : [said]);
  if (terms === null || (isPhrase && terms.length === 1)) return [];
  return [{ terms, weight: isPhrase ? PHRASE_WEIGHT : 1, way: 'direct' }];
}

function synonymsOf(index: SearchIndex, head: string, expanded: Set<string>): readonly Variant[] {
  const variants: Variant[] = [];
  for (const { phrase, words } of synonymsByHead().get(head) ?? []) {
    const terms = termsOf(index, words);
    if (terms === null) continue;
    variants.push({ terms, weight: SYNONYM_WEIGHT, way: 'expanded' });
    expanded.add(phrase);
  }
  return variants;
}

function typosOf(
  index: SearchIndex,
  spellings: readonly string[],
  expanded: Set<string>,
): readonly Variant[] {
  return spellings.flatMap((near): readonly Variant[] => {
    expanded.add(near);
    return variantsOf(index, near, expanded).map(({ terms, weight }) => ({
      terms,
      weight: weight * TYPO_WEIGHT,
      way: 'fuzzy',
    }));
  });
}

/** The numbers of words, or null where the index lacks one of them. */
function termsOf(index: SearchIndex, words: readonly string[]): readonly number[] | null {
  const terms = words.map((word) => findWord(index.terms, word));
  return terms.every((term) => term !== null) ? terms : null;
}

function isKnown(index: SearchIndex, word: string): boolean {
  return findWord(index.terms, word) !== null || synonymsByHead().has(word);
}

function completionsOf(index: SearchIndex, start: string, expanded: Set<string>): readonly Variant[] {
  if (start.length < MIN_COMPLETED_LENGTH) return [];
  const variants: Variant[] = [];
  const { terms } = index;
  for (let number = firstAtOrAfter(terms, start); number < terms.ends.length; number++) {
    const term = wordAt(terms, number);
    if (!term.startsWith(start) || variants.length === MAX_COMPLETIONS) break;
    if (term === start) continue;
    const weight = COMPLETION_WEIGHT * (start.length / term.length);
    variants.push({ terms: [number], weight, way: 'fuzzy' });
    expanded.add(term);
  }
  return variants;
}
