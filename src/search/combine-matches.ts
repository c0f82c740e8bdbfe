import { type Variant, type Wanted, WAYS, type Way } from './plan-query.ts';
import type { SearchIndex } from './search-index.ts';

export interface Combined {
  /** Score by document. */
  readonly scores: Float64Array;
  /** Strongest way by document; undefined where nothing matches. */
  readonly wayOf: (document: number) => Way | undefined;
  /** The documents that match, each once. */
  readonly matching: readonly number[];
}

/**
 * What further variants of the same word add to the best of them: enough to order documents that share
 * it, too little for many near words to outdo the word itself.
 */
const FURTHER_VARIANTS = 0.3;

/** Scores every document that answers to something wanted. */
export function combineMatches(index: SearchIndex, wanted: readonly Wanted[]): Combined {
  const size = index.slugs.length;
  const scores = new Float64Array(size);
  const strongest = new Uint8Array(size); // position in WAYS + 1, 0 for no match
  const matching: number[] = [];
  const best = new Float64Array(size);
  const sum = new Float64Array(size);
  for (const variants of wanted) {
    const touched: number[] = [];
    for (const variant of variants) {
      const rankOfWay = WAYS.indexOf(variant.way) + 1;
      forEachMatch(index, variant, (document, impact) => {
        const worth = impact * variant.weight;
        if (sum[document] === 0) touched.push(document);
        sum[document] = (sum[document] ?? 0) + worth;
        if (worth > (best[document] ?? 0)) best[document] = worth;
        if (strongest[document] === 0) matching.push(document);
        if (rankOfWay > (strongest[document] ?? 0)) strongest[document] = rankOfWay;
      });
    }
    for (const document of touched) {
      const top = best[document] ?? 0;
      scores[document] = (scores[document] ?? 0) + top + FURTHER_VARIANTS * ((sum[document] ?? 0) - top);
      best[document] = 0;
      sum[document] = 0;
    }
  }
  return { scores, matching, wayOf: (document) => WAYS[(strongest[document] ?? 0) - 1] };
}

/** Visits the documents with all terms of a variant, with the mean of what the terms are worth there. */
function forEachMatch(
  index: SearchIndex,
  { terms }: Variant,
  visit: (document: number, impact: number) => void,
): void {
  const { offsets, documents, impacts, unit } = index;
  const [rarest = 0, ...others] = terms.toSorted((a, b) => holding(index, a) - holding(index, b));
  const end = offsets[rarest + 1] ?? 0;
  for (let at = offsets[rarest] ?? 0; at < end; at++) {
    const document = documents[at] ?? 0;
    let impact = impacts[at] ?? 0;
    for (const other of others) {
      const added = impactOf(index, other, document);
      if (added === 0) {
        impact = 0;
        break;
      }
      impact += added;
    }
    if (impact > 0) visit(document, (impact * unit) / terms.length);
  }
}

function holding({ offsets }: SearchIndex, term: number): number {
  return (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
}

/** What a term is worth in a document, 0 where it does not occur. */
function impactOf({ offsets, documents, impacts }: SearchIndex, term: number, document: number): number {
  let low = offsets[term] ?? 0;
  let high = offsets[term + 1] ?? 0;
  const end = high;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low < end && documents[low] === document ? (impacts[low] ?? 0) : 0;
}
