export interface Ranked {
  readonly document: number;
  readonly score: number;
}

/** Scores are rounded to 1/1000 and ordered by the rounded value. */
const PRECISION = 1000;

/**
 * The `limit` documents with the highest scores; of equal scores the better founded entry first, then the lower number.
 * @param tiers by document: its place in TIERS plus one, 0 where it is not known
 */
export function rank(
  scores: Float64Array,
  matching: readonly number[],
  limit: number,
  tiers: Uint8Array = new Uint8Array(),
): readonly Ranked[] {
  const best: Ranked[] = [];
  let toBeat = 0; // most documents are skipped here, without allocating an object
  for (const document of matching) {
    const exact = scores[document] ?? 0;
    if (exact < toBeat - 1 / PRECISION) continue;
    const score = Math.max(1, Math.round(exact * PRECISION)) / PRECISION;
    if (score < toBeat) continue;
    const candidate = { document, score };
    best.splice(placeOf(candidate, best, tiers), 0, candidate);
    if (best.length > limit) best.pop();
    if (best.length === limit) toBeat = best.at(-1)?.score ?? 0;
  }
  return best;
}

function placeOf(candidate: Ranked, ordered: readonly Ranked[], tiers: Uint8Array): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const present = ordered[middle];
    if (present !== undefined && isBefore(present, candidate, tiers)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(a: Ranked, b: Ranked, tiers: Uint8Array): boolean {
  if (a.score !== b.score) return a.score > b.score;
  const [tier, other] = [tiers[a.document] || Infinity, tiers[b.document] || Infinity];
  return tier < other || (tier === other && a.document < b.document);
}
