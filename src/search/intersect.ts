import type { SearchIndex } from './search-index.ts';

/** The remaining postings of one term. */
interface Run {
  at: number;
  readonly end: number;
}

/** The documents, ascending, that contain all of some terms, with the sum of the impacts of the terms in each. */
export interface Held {
  readonly documents: Uint32Array;
  readonly impacts: Uint32Array;
  readonly count: number;
}

/** From this many times as many postings on, the longer list is searched rather than read through. */
const MUCH_LONGER = 8;

/** The documents that contain all of two or more terms. */
export function holding(index: SearchIndex, terms: readonly number[]): Held {
  const [rarest = 0, ...others] = byLength(index, terms);
  const { at, end } = runOf(index, rarest);
  const documents = new Uint32Array(index.documents.subarray(at, end));
  const impacts = new Uint32Array(index.impacts.subarray(at, end));
  let count = documents.length;
  for (const term of others) {
    const run = runOf(index, term);
    const isMuchLonger = run.end - run.at > MUCH_LONGER * count;
    const held = { documents, impacts, count };
    count = isMuchLonger ? searchedFor(index, run, held) : readThrough(index, run, held);
  }
  return { documents, impacts, count };
}

/** Keeps, in place, the documents that a run has as well; their number. */
function readThrough({ documents, impacts }: SearchIndex, run: Run, held: Held): number {
  const { end } = run;
  let { at } = run;
  let kept = 0;
  for (let place = 0; place < held.count; place++) {
    const document = held.documents[place] ?? 0;
    while (at < end && (documents[at] ?? 0) < document) at++;
    if (at === end) break;
    if (documents[at] !== document) continue;
    held.documents[kept] = document;
    held.impacts[kept++] = (held.impacts[place] ?? 0) + (impacts[at] ?? 0);
  }
  return kept;
}

/** The same for a run that is much longer. */
function searchedFor(index: SearchIndex, run: Run, held: Held): number {
  let kept = 0;
  for (let place = 0; place < held.count; place++) {
    const document = held.documents[place] ?? 0;
    const impact = impactIn(index, run, document);
    if (impact === 0) continue;
    held.documents[kept] = document;
    held.impacts[kept++] = (held.impacts[place] ?? 0) + impact;
  }
  return kept;
}

/** Whether a document contains all terms. */
export function holdsAll(index: SearchIndex, terms: readonly number[], document: number): boolean {
  return terms.every((term) => impactIn(index, runOf(index, term), document) > 0);
}

/** The postings of a term. */
export function runOf({ offsets }: SearchIndex, term: number): Run {
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
