import type { SearchIndex } from './search-index.ts';

/** Is told a document and the sum of the impacts of the terms in it. */
type Visit = (document: number, impacts: number) => void;

/** Visits the documents that hold all of one or more terms, ascending. */
export function forEachHolding(index: SearchIndex, terms: readonly number[], visit: Visit): void {
  const { offsets, documents, impacts } = index;
  const [rarest = 0, ...others] = terms.length === 1 ? terms : byLength(index, terms);
  const cursors = others.map((term) => offsets[term] ?? 0);
  const end = offsets[rarest + 1] ?? 0;
  for (let at = offsets[rarest] ?? 0; at < end; at++) {
    const document = documents[at] ?? 0;
    let sum = impacts[at] ?? 0;
    for (let other = 0; other < others.length && sum > 0; other++) {
      const last = offsets[(others[other] ?? 0) + 1] ?? 0;
      const cursor = seek(documents, cursors[other] ?? 0, last, document);
      cursors[other] = cursor;
      sum = cursor < last && documents[cursor] === document ? sum + (impacts[cursor] ?? 0) : 0;
    }
    if (sum > 0) visit(document, sum);
  }
}

function byLength({ offsets }: SearchIndex, terms: readonly number[]): readonly number[] {
  const length = (term: number): number => (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
  return terms.toSorted((a, b) => length(a) - length(b));
}

/** The first place from `low` on whose document is not below the one sought: strides that double, then halves. */
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
