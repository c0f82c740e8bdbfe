import type { Row } from './rows.ts';
import { creditOf } from './score.ts';

/** Bands of one measure, on its scale. */
export interface PlacedBands {
  /** Indices of the values along the measure, ascending. */
  readonly order: readonly number[];
  /** Lower bounds of all values but the first. */
  readonly from: readonly number[];
}

/** The bands that earn the most credit on these rows, with the values of the axis in their order or in reverse. */
export function fitBands(rows: readonly Row[], measure: number, values: number): PlacedBands {
  const ascending = Array.from({ length: values }, (_, value) => value);
  const options = [ascending, ascending.toReversed()].map((order) => {
    return { order, from: cutRows(rows, measure, order) };
  });
  const credit = (bands: PlacedBands) =>
    rows.reduce((sum, row) => sum + row.weight * creditOf(row, bandOf(placeOf(row, measure), bands)), 0);
  const [one, other] = options;
  if (one === undefined || other === undefined) throw new Error('no order was tried');
  return credit(other) > credit(one) ? other : one;
}

/** The value whose band holds a place. */
export function bandOf(place: number, { order, from }: PlacedBands): number {
  return order[from.filter((bound) => place >= bound).length] ?? 0;
}

/**
 * The best of all ways to cut the sorted rows into one part for each value, found by dynamic programming. Bounds lie
 * midway between two rows.
 */
function cutRows(rows: readonly Row[], measure: number, order: readonly number[]): number[] {
  const values = order.length;
  const sorted = rows.toSorted((a, b) => placeOf(a, measure) - placeOf(b, measure));
  const sums = creditSums(sorted, order);
  // best[at]: the most that the first `at` rows earn with the values so far; from[value][at]: where the value begins.
  let best = sums.map((row) => row[0] ?? 0);
  const from: number[][] = [];
  for (let value = 1; value < values; value++) {
    const next: number[] = [];
    const begins: number[] = [];
    for (let at = 0; at <= sorted.length; at++) {
      let [most, begin] = [-Infinity, 0];
      for (let cut = 0; cut <= at; cut++) {
        if (!isCut(sorted, cut, measure)) continue;
        const earned = (best[cut] ?? 0) + (sums[at]?.[value] ?? 0) - (sums[cut]?.[value] ?? 0);
        if (earned > most + 1e-9) [most, begin] = [earned, cut];
      }
      next.push(most);
      begins.push(begin);
    }
    best = next;
    from.push(begins);
  }
  const bounds: number[] = [];
  let at = sorted.length;
  for (const begins of from.toReversed()) {
    at = begins[at] ?? 0;
    bounds.unshift(boundAt(sorted, at, measure));
  }
  return bounds;
}

const placeOf = ({ places }: Row, measure: number) => places[measure] ?? 0;

/** Credit of each value, in this order, over the first rows. */
function creditSums(sorted: readonly Row[], order: readonly number[]): number[][] {
  const sums: number[][] = [order.map(() => 0)];
  for (const row of sorted) {
    const before = sums.at(-1) ?? [];
    sums.push(before.map((sum, at) => sum + row.weight * creditOf(row, order[at] ?? -1)));
  }
  return sums;
}

/** Equal places stay together. */
function isCut(sorted: readonly Row[], at: number, measure: number): boolean {
  const [before, after] = [sorted[at - 1], sorted[at]];
  return before === undefined || after === undefined || placeOf(before, measure) < placeOf(after, measure);
}

function boundAt(sorted: readonly Row[], at: number, measure: number): number {
  const [before, after] = [sorted[at - 1], sorted[at]];
  if (before === undefined) return after === undefined ? 0 : placeOf(after, measure);
  if (after === undefined) return placeOf(before, measure) + 1;
  return (placeOf(before, measure) + placeOf(after, measure)) / 2;
}
