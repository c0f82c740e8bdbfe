import type { Standard } from '../../src/grammar/fitted/fit.ts';
import { standardise } from '../../src/grammar/fitted/probabilities.ts';
import type { Row } from './rows.ts';

/** A row with standardised measures. */
export interface PreparedRow extends Row {
  readonly measures: readonly number[];
}

/** How the measures of an axis are standardised, from the rows of a fit. */
export interface Preparation {
  /** Number of values of the axis. */
  readonly values: number;
  readonly standards: readonly Standard[];
}

const LEAST_DEVIATION = 1e-3; // of a measure that hardly differs between pages

/** Mean and deviation of each measure; `names` may leave out some. */
export function prepare(
  rows: readonly Row[],
  values: number,
  names: readonly string[],
): { readonly preparation: Preparation; readonly standardised: (row: Row) => PreparedRow } {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0) || 1;
  const mean = (of: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + row.weight * of(row), 0) / weight;
  const standards = names.map((name, at): Standard => {
    const middle = mean(({ places }) => places[at] ?? 0);
    const variance = mean(({ places }) => ((places[at] ?? 0) - middle) ** 2);
    return { name, mean: round(middle), deviation: Math.max(LEAST_DEVIATION, round(Math.sqrt(variance))) };
  });
  return {
    preparation: { values, standards },
    standardised: (row) => ({
      ...row,
      measures: standards.map(({ mean: middle, deviation }, at) =>
        standardise(row.places[at] ?? 0, middle, deviation),
      ),
    }),
  };
}

const round = (value: number) => Number(value.toPrecision(4));
