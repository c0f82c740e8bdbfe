export interface Ranked {
  readonly document: number;
  readonly score: number;
}

/** Scores are rounded to 1/1000 and ordered by the rounded value. */
const PRECISION = 1000;

/** The `limit` documents with the highest scores; of equal scores the lower number first. */
export function rank(scores: Float64Array, matching: readonly number[], limit: number): readonly Ranked[] {
  const best: Ranked[] = [];
  let toBeat = 0; // most documents are skipped here, without allocating an object
  for (const document of matching) {
    const exact = scores[document] ?? 0;
    if (exact < toBeat - 1 / PRECISION) continue;
    const score = Math.max(1, Math.round(exact * PRECISION)) / PRECISION;
    if (score < toBeat) continue;
    const candidate = { document, score };
    best.splice(placeOf(candidate, best), 0, candidate);
    if (best.length > limit) best.pop();
    if (best.length === limit) toBeat = best.at(-1)?.score ?? 0;
  }
  return best;
}

function placeOf(candidate: Ranked, ordered: readonly Ranked[]): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const present = ordered[middle];
    if (present !== undefined && isBefore(present, candidate)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(a: Ranked, b: Ranked): boolean {
  return a.score > b.score || (a.score === b.score && a.document < b.document);
}
