/** Number of ranks that count; about what a results page shows without scrolling. */
const GAIN_RANKS = 10;

/**
 * nDCG@10, 0..1: the discounted gain of a ranking relative to the ideal ranking. K. Järvelin and J. Kekäläinen,
 * Cumulated gain-based evaluation of IR techniques, TOIS 20(4), 2002, with gains 2^grade - 1.
 */
export function normalizedGain(ranking: readonly string[], grades: ReadonlyMap<string, number>): number {
  const ideal = discountedGain([...grades.values()].toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : discountedGain(ranking.map((slug) => grades.get(slug) ?? 0)) / ideal;
}

function discountedGain(grades: readonly number[]): number {
  return grades
    .slice(0, GAIN_RANKS)
    .reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}
