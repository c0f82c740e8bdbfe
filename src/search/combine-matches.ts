import { holding, runOf } from './intersect.ts';
import { MATCH_KINDS, type MatchKind, type TermVariants } from './plan-query.ts';
import type { SearchIndex } from './search-index.ts';
import { oncePer } from '../text/once-per.ts';

export interface Combined {
  /** Score by document. */
  readonly scores: Float64Array;
  /** Strongest kind of match by document: its place in MATCH_KINDS plus one, 0 without a match. */
  readonly kinds: Uint8Array;
}

/** The strongest kind of match of a document; undefined without a match. */
export function matchKindOf({ kinds }: Combined, document: number): MatchKind | undefined {
  return MATCH_KINDS[(kinds[document] ?? 0) - 1];
}

/**
 * Share that further variants of a word add to the best one: enough to order documents that share
 * it, too little for many similar words to outweigh the word itself.
 */
const FURTHER_VARIANTS = 0.3;

/** Scores every document that matches a term of the query. */
export function combineMatches(index: SearchIndex, wanted: readonly TermVariants[]): Combined {
  const size = index.slugs.ends.length;
  const scores = new Float64Array(size);
  const kinds = new Uint8Array(size);
  const ofWord = ofWordIn(index);
  for (const { variants, weight: weightOfWord } of wanted) {
    for (const { terms, weight, way } of variants) {
      const unit = (index.unit * weight * weightOfWord) / terms.length;
      const kind = MATCH_KINDS.indexOf(way) + 1;
      if (terms.length > 1) addPhrase(index, terms, unit, kind, ofWord, kinds);
      else if (variants.length > 1) addTerm(index, terms[0] ?? 0, unit, kind, ofWord, kinds);
      else addOnlyTerm(index, terms[0] ?? 0, unit, kind, scores, kinds);
    }
    settleWord(scores, ofWord);
  }
  return { scores, kinds };
}

/** Columns of an index for one word at a time; kept, because each word leaves them cleared. */
const ofWordIn = oncePer(({ slugs: { ends } }: SearchIndex): OfWord => ({
  best: new Float64Array(ends.length),
  sum: new Float64Array(ends.length),
  touched: new Uint32Array(ends.length),
  count: 0,
}));

/** What the variants of one word have added, by document. */
interface OfWord {
  readonly best: Float64Array;
  readonly sum: Float64Array;
  /** The documents that contain one, `count` of them. */
  readonly touched: Uint32Array;
  count: number;
}

function addTerm(
  index: SearchIndex,
  term: number,
  unit: number,
  kind: number,
  ofWord: OfWord,
  kinds: Uint8Array,
): void {
  const { documents, impacts } = index;
  const { at: start, end } = runOf(index, term);
  for (let at = start; at < end; at++)
    addVariant(ofWord, documents[at] ?? 0, (impacts[at] ?? 0) * unit, kind, kinds);
}

function addPhrase(
  index: SearchIndex,
  terms: readonly number[],
  unit: number,
  kind: number,
  ofWord: OfWord,
  kinds: Uint8Array,
): void {
  const { documents, impacts, count } = holding(index, terms);
  for (let at = 0; at < count; at++)
    addVariant(ofWord, documents[at] ?? 0, (impacts[at] ?? 0) * unit, kind, kinds);
}

function addVariant(ofWord: OfWord, document: number, worth: number, kind: number, kinds: Uint8Array): void {
  const { best, sum, touched } = ofWord;
  const before = sum[document] ?? 0;
  if (before === 0) {
    touched[ofWord.count++] = document;
    // The first variant has the strongest kind of match.
    if (kind > (kinds[document] ?? 0)) kinds[document] = kind;
  }
  sum[document] = before + worth;
  if (worth > (best[document] ?? 0)) best[document] = worth;
}

/** Scores a word without other variants. */
function addOnlyTerm(
  index: SearchIndex,
  term: number,
  unit: number,
  kind: number,
  scores: Float64Array,
  kinds: Uint8Array,
): void {
  const { documents, impacts } = index;
  const { at: start, end } = runOf(index, term);
  for (let at = start; at < end; at++) {
    const document = documents[at] ?? 0;
    scores[document] = (scores[document] ?? 0) + (impacts[at] ?? 0) * unit;
    if (kind > (kinds[document] ?? 0)) kinds[document] = kind;
  }
}

/** Adds a word to the scores and clears its columns. */
function settleWord(scores: Float64Array, ofWord: OfWord): void {
  const { best, sum, touched, count } = ofWord;
  for (let at = 0; at < count; at++) {
    const document = touched[at] ?? 0;
    const top = best[document] ?? 0;
    scores[document] = (scores[document] ?? 0) + top + FURTHER_VARIANTS * ((sum[document] ?? 0) - top);
    best[document] = 0;
    sum[document] = 0;
  }
  ofWord.count = 0;
}
