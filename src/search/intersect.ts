import type { SearchIndex } from './search-index.ts';

/** Receives a document and the sum of the impacts of its terms. */
type Visit = (document: number, impacts: number) => void;

/** The remaining postings of one term. */
interface Run {
  at: number;
  readonly end: number;
}

/** Visits the documents that contain all terms, in ascending order. */
export function forEachHolding(index: SearchIndex, terms: readonly number[], visit: Visit): void {
  const { documents, impacts } = index;
  if (terms.length === 1) {
    const { at: start, end } = runOf(index, terms[0] ?? 0);
    for (let at = start; at < end; at++) visit(documents[at] ?? 0, impacts[at] ?? 0);
    return;
  }
  const [rarest = 0, ...others] = byLength(index, terms);
  const runs = others.map((term) => runOf(index, term));
  const { at: start, end } = runOf(index, rarest);
  for (let at = start; at < end; at++) {
    const document = documents[at] ?? 0;
    let sum = impacts[at] ?? 0;
    for (const run of runs) {
      const impact = impactIn(index, run, document);
      sum = impact === 0 ? 0 : sum + impact;
      if (sum === 0) break;
    }
    if (sum > 0) visit(document, sum);
  }
}

function runOf({ offsets }: SearchIndex, term: number): Run {
  return { at: offsets[term] ?? 0, end: offsets[term + 1] ?? 0 };
}

function byLength(index: SearchIndex, terms: readonly number[]): readonly number[] {
  const length = (term: number): number => {
    const { at, end } = runOf(index, term);
    return end - at;
  };
  return terms.toSorted((a, b) => length(a) - length(b));
}

/** Advances a run to a document; returns the impact there, or 0. */
function impactIn({ documents, impacts }: SearchIndex, run: Run, document: number): number {
  run.at = seek(documents, run.at, run.end, document);
  return run.at < run.end && documents[run.at] === document ? (impacts[run.at] ?? 0) : 0;
}

/** First position from `low` on with a document not below the target; galloping search. */
function seek(documents: Uint16Array, low: number, end: number, document: number): number {
  let stride = 1;
  let high = low;
  while (high < end && (documents[high] ?? 0) < document) {
    low = high + 1;
    high += stride;
    stride *= 2;
  }
  high = Math.min(high, end);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] ?? 0) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
