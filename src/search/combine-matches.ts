import { holding } from './intersect.ts';
import { MATCH_KINDS, type MatchKind, type TermVariants } from './plan-query.ts';
import type { SearchIndex } from './search-index.ts';

export interface Combined {
  /** Score by document. */
  readonly scores: Float64Array;
  /** Strongest kind of match by document: its place in MATCH_KINDS plus one, 0 without a match. */
  readonly kinds: Uint8Array;
  /** The documents that match, each once. */
  readonly matching: readonly number[];
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
  const matching: number[] = [];
  for (const { variants, weight: weightOfWord } of wanted) {
    ofWord.touched = [];
    for (const { terms, weight, way } of variants) {
      const unit = (index.unit * weight * weightOfWord) / terms.length;
      addVariant(index, terms, unit, MATCH_KINDS.indexOf(way) + 1, ofWord, kinds);
    }
    settleWord(scores, matching, ofWord);
  }
  return { scores, matching, kinds };
}

/** Columns of an index for one word at a time; kept, because each word leaves them cleared. */
function ofWordIn(index: SearchIndex): OfWord {
  const size = index.slugs.ends.length;
  const known = cleared.get(index) ?? {
    best: new Float64Array(size),
    sum: new Float64Array(size),
    touched: [],
  };
  cleared.set(index, known);
  return known;
}

const cleared = new WeakMap<SearchIndex, OfWord>();

/** What the variants of one word have added, by document. */
interface OfWord {
  readonly best: Float64Array;
  readonly sum: Float64Array;
  touched: number[];
}

function addVariant(
  index: SearchIndex,
  terms: readonly number[],
  unit: number,
  kind: number,
  { best, sum, touched }: OfWord,
  kinds: Uint8Array,
): void {
  const [held, impacts, from, to] = holding(index, terms);
  for (let at = from; at < to; at++) {
    const document = held[at] ?? 0;
    const worth = (impacts[at] ?? 0) * unit;
    const before = sum[document] ?? 0;
    if (before === 0) {
      touched.push(document);
      // The first variant has the strongest kind of match.
      if (kind > (kinds[document] ?? 0)) kinds[document] = kind;
    }
    sum[document] = before + worth;
    if (worth > (best[document] ?? 0)) best[document] = worth;
  }
}

/** Adds a word to the scores and clears its columns. */
function settleWord(scores: Float64Array, matching: number[], { best, sum, touched }: OfWord): void {
  for (const document of touched) {
    const score = scores[document] ?? 0;
    if (score === 0) matching.push(document);
    const top = best[document] ?? 0;
    scores[document] = score + top + FURTHER_VARIANTS * ((sum[document] ?? 0) - top);
    best[document] = 0;
    sum[document] = 0;
  }
}
