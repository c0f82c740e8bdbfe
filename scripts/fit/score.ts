import type { Row } from './rows.ts';

/** Credit of a value: the mean of hit (the best grade) and ok (an accepted one). */
export function creditOf({ accepted }: Pick<Row, 'accepted'>, value: number): number {
  return (Number(accepted[0] === value) + Number(accepted.includes(value))) / 2;
}

export interface Score {
  readonly hit: number;
  readonly ok: number;
  /** Mean of both. */
  readonly score: number;
}

/** Hit and ok of one value for each row, with rows without a reading as misses. */
export function scoreOf(rows: readonly Row[], values: readonly number[], misses = 0): Score {
  const count = rows.length + misses || 1;
  const hit = rows.filter(({ accepted }, at) => accepted[0] === values[at]).length / count;
  const ok = rows.filter(({ accepted }, at) => accepted.includes(values[at] ?? -1)).length / count;
  return { hit, ok, score: (hit + ok) / 2 };
}

/**
 * Mean difference of credit between two lists of values, and its standard error over groups: pages of one owner are
 * not independent. The error includes one page that differs by its whole credit, since few differences say little
 * about how many others there would be.
 */
export function differenceOf(
  rows: readonly Row[],
  one: readonly number[],
  other: readonly number[],
): { readonly mean: number; readonly error: number } {
  const differences = rows.map((row, at) => ({
    group: row.group,
    by: creditOf(row, one[at] ?? -1) - creditOf(row, other[at] ?? -1),
  }));
  const mean = differences.reduce((sum, { by }) => sum + by, 0) / (rows.length || 1);
  const squares = [...Map.groupBy(differences, ({ group }) => group).values()].map(
    (own) => own.reduce((sum, { by }) => sum + by - mean, 0) ** 2,
  );
  const error = Math.sqrt(squares.reduce((sum, square) => sum + square, 1)) / (rows.length || 1);
  return { mean, error };
}

/** Index of the largest number; the first of equal ones. */
export function largest(numbers: readonly number[]): number {
  return numbers.reduce((best, each, at) => (each > (numbers[best] ?? -Infinity) ? at : best), 0);
}
