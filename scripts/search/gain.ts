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
    .reduce((sum, grade, rank) => sum + gainOf(grade) / Math.log2(rank + 2), 0);
}

/**
 * nDCG@10 that the grades of one judge reach as a ranking against those of another, 0..1: brands of equal grade stand in
 * random order, and so have the mean gain of their group; brands without a grade come last and gain nothing.
 */
export function gainOfGrades(
  ranking: ReadonlyMap<string, number>,
  grades: ReadonlyMap<string, number>,
): number {
  const ideal = discountedGain([...grades.values()].toSorted((a, b) => b - a));
  if (ideal === 0) return 0;
  const slugs = [...ranking.keys()].toSorted((a, b) => (ranking.get(b) ?? 0) - (ranking.get(a) ?? 0));
  const gained = slugs.slice(0, GAIN_RANKS).reduce((sum, slug, rank) => {
    const equals = slugs.filter((other) => ranking.get(other) === ranking.get(slug));
    const gain = equals.reduce((all, other) => all + gainOf(grades.get(other) ?? 0), 0) / equals.length;
    return sum + gain / Math.log2(rank + 2);
  }, 0);
  return gained / ideal;
}

function gainOf(grade: number): number {
  return 2 ** grade - 1;
}
