import { forEachHolding } from './intersect.ts';
import { MATCH_KINDS, type MatchKind, type TermVariants } from './plan-query.ts';
import type { SearchIndex } from './search-index.ts';

export interface Combined {
  /** Score by document. */
  readonly scores: Float64Array;
  /** Strongest kind of match by document; undefined without a match. */
  readonly matchKindOf: (document: number) => MatchKind | undefined;
  /** The documents that match, each once. */
  readonly matching: readonly number[];
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
  const strongest = new Uint8Array(size); // position in MATCH_KINDS + 1, 0 for no match
  const best = new Float64Array(size);
  const sum = new Float64Array(size);
  const matching: number[] = [];
  for (const { variants, weight: ofWord } of wanted) {
    const touched: number[] = [];
    for (const { terms, weight, way } of variants) {
      const rankOfWay = MATCH_KINDS.indexOf(way) + 1;
      const unit = (index.unit * weight * ofWord) / terms.length;
      forEachHolding(index, terms, (document, impacts) => {
        const worth = impacts * unit;
        const before = sum[document] ?? 0;
        if (before === 0) {
          touched.push(document);
          // The first variant has the strongest kind of match.
          if (rankOfWay > (strongest[document] ?? 0)) strongest[document] = rankOfWay;
        }
        sum[document] = before + worth;
        if (worth > (best[document] ?? 0)) best[document] = worth;
      });
    }
    for (const document of touched) {
      const score = scores[document] ?? 0;
      if (score === 0) matching.push(document);
      const top = best[document] ?? 0;
      scores[document] = score + top + FURTHER_VARIANTS * ((sum[document] ?? 0) - top);
      best[document] = 0;
      sum[document] = 0;
    }
  }
  return { scores, matching, matchKindOf: (document) => MATCH_KINDS[(strongest[document] ?? 0) - 1] };
}
