import type { SearchIndex } from './search-index.ts';

/** The remaining postings of one term. */
interface Run {
  at: number;
  readonly end: number;
}

/** Postings `from` to `to` of two lists: documents ascending, and the sum of the impacts of the terms in each. */
export type Held = readonly [
  documents: ArrayLike<number>,
  impacts: ArrayLike<number>,
  from: number,
  to: number,
];

/** The documents that contain all terms. Those of one term are not copied. */
export function holding(index: SearchIndex, terms: readonly number[]): Held {
  const { documents, impacts } = index;
  if (terms.length === 1) {
    const { at, end } = runOf(index, terms[0] ?? 0);
    return [documents, impacts, at, end];
  }
  const [rarest = 0, ...others] = byLength(index, terms);
  const runs = others.map((term) => runOf(index, term));
  const { at: start, end } = runOf(index, rarest);
  const [held, sums]: [number[], number[]] = [[], []];
  for (let at = start; at < end; at++) {
    const document = documents[at] ?? 0;
    let sum = impacts[at] ?? 0;
    for (const run of runs) {
      const impact = impactIn(index, run, document);
      sum = impact === 0 ? 0 : sum + impact;
      if (sum === 0) break;
    }
    if (sum === 0) continue;
    held.push(document);
    sums.push(sum);
  }
  return [held, sums, 0, held.length];
}

/** Whether a document contains all terms. */
export function holdsAll(index: SearchIndex, terms: readonly number[], document: number): boolean {
  return terms.every((term) => impactIn(index, runOf(index, term), document) > 0);
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
function seek(documents: SearchIndex['documents'], low: number, end: number, document: number): number {
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
