import type { Model } from '../../src/grammar/fitted/fit.ts';
import { rankOf } from '../../src/grammar/fitted/probabilities.ts';
import { minimise, type Objective } from './minimise.ts';
import type { PreparedRow, Preparation } from './prepare.ts';

/** Ordinal: one slope for each measure along the order of the values. Multinomial: a weight for each value. */
export type LinearKind = 'trust' | 'ordinal' | 'multinomial';

const LEAST_PENALTY = 0.5; // on all other parameters; keeps values that no page shows finite
const TRUST = 3; // number of parameters

/**
 * Logistic regression with an L2 penalty on the measures. With a high penalty what is left are the base rates and the
 * trust in the rule, so that it reads as the rule does.
 */
export function fitLinear(
  rows: readonly PreparedRow[],
  { values, standards }: Preparation,
  kind: LinearKind,
  penalty: number,
): Model {
  const layout = layoutOf(kind, values, standards.length);
  const parameters = minimise(objectiveOf(rows, layout, penalty), startOf(layout));
  return modelOf(parameters, layout, standards);
}

interface Layout {
  readonly kind: LinearKind;
  readonly values: number;
  readonly measures: number;
  /** Index of the first parameter of each part. */
  readonly trust: number;
  readonly byRule: number;
  readonly weights: number;
  readonly length: number;
}

function layoutOf(kind: LinearKind, values: number, count: number): Layout {
  const measures = kind === 'trust' ? 0 : count;
  const byRule = values + TRUST;
  const weights = byRule + (kind === 'multinomial' ? values * values : 0);
  const length = weights + measures * (kind === 'multinomial' ? values : 1);
  return { kind, values, measures, trust: values, byRule, weights, length };
}

function startOf({ length, trust }: Layout): Float64Array {
  const start = new Float64Array(length);
  start.set([2, 0, 1], trust);
  return start;
}

function objectiveOf(rows: readonly PreparedRow[], layout: Layout, penalty: number): Objective {
  const { kind, values, measures, trust, byRule, weights } = layout;
  const ranks = Array.from({ length: values }, (_, value) => rankOf(value, values));
  const errors = new Float64Array(values);
  return (at, gradient) => {
    let loss = 0;
    for (let i = 0; i < at.length; i++) {
      const strength = i >= byRule ? penalty : i >= trust ? 0.01 : LEAST_PENALTY;
      const own = at[i] ?? 0;
      loss += (strength * own * own) / 2;
      gradient[i] = strength * own;
    }
    for (const row of rows) {
      loss += row.weight * errorsOf(row, at, layout, ranks, errors);
      for (let value = 0; value < values; value++) {
        const error = row.weight * (errors[value] ?? 0);
        add(gradient, value, error);
        if (value === row.rule) {
          add(gradient, trust, error);
          add(gradient, trust + 1, error * row.certainty);
        } else if (value === row.second) add(gradient, trust + 2, error);
        if (kind === 'multinomial' && row.rule >= 0) add(gradient, byRule + row.rule * values + value, error);
        for (let m = 0; m < measures; m++) {
          const measure = row.measures[m] ?? 0;
          if (kind === 'ordinal') add(gradient, weights + m, error * measure * (ranks[value] ?? 0));
          else add(gradient, weights + m * values + value, error * measure);
        }
      }
    }
    return loss;
  };
}

/** Writes probability minus target of each value into `errors` and returns the log loss of the row. */
function errorsOf(
  row: PreparedRow,
  at: Float64Array,
  layout: Layout,
  ranks: readonly number[],
  errors: Float64Array,
): number {
  writeOdds(row, at, layout, ranks, errors);
  let most = -Infinity;
  for (const odds of errors) most = Math.max(most, odds);
  let whole = 0;
  for (const odds of errors) whole += Math.exp(odds - most);
  let loss = 0;
  for (let value = 0; value < errors.length; value++) {
    const logarithm = (errors[value] ?? 0) - most - Math.log(whole);
    const target = row.target[value] ?? 0;
    loss -= target * logarithm;
    errors[value] = Math.exp(logarithm) - target;
  }
  return loss;
}

function writeOdds(
  row: PreparedRow,
  at: Float64Array,
  { kind, values, measures, trust, byRule, weights }: Layout,
  ranks: readonly number[],
  odds: Float64Array,
): void {
  let slope = 0;
  if (kind === 'ordinal')
    for (let m = 0; m < measures; m++) slope += (row.measures[m] ?? 0) * (at[weights + m] ?? 0);
  for (let value = 0; value < values; value++) {
    let own = (at[value] ?? 0) + slope * (ranks[value] ?? 0);
    if (value === row.rule) own += (at[trust] ?? 0) + (at[trust + 1] ?? 0) * row.certainty;
    else if (value === row.second) own += at[trust + 2] ?? 0;
    if (kind === 'multinomial') own += weighted(row, at, value, { values, measures, byRule, weights });
    odds[value] = own;
  }
}

function weighted(
  row: PreparedRow,
  at: Float64Array,
  value: number,
  { values, measures, byRule, weights }: Pick<Layout, 'values' | 'measures' | 'byRule' | 'weights'>,
): number {
  let sum = row.rule < 0 ? 0 : (at[byRule + row.rule * values + value] ?? 0);
  for (let m = 0; m < measures; m++) sum += (row.measures[m] ?? 0) * (at[weights + m * values + value] ?? 0);
  return sum;
}

function add(to: Float64Array, at: number, amount: number): void {
  to[at] = (to[at] ?? 0) + amount;
}

function modelOf(parameters: Float64Array, layout: Layout, standards: Model['measures']): Model {
  const { kind, values, measures, trust, byRule, weights } = layout;
  const part = (from: number, length: number) => Array.from(parameters.slice(from, from + length));
  const table = (from: number, rows: number) =>
    Array.from({ length: rows }, (_, row) => part(from + row * values, values));
  const [rule = 0, certainty = 0, second = 0] = part(trust, TRUST);
  const common = { base: part(0, values), trust: [rule, certainty, second] as const };
  if (kind === 'trust') return { measures: [], ...common };
  if (kind === 'ordinal') return { measures: standards, ...common, slopes: part(weights, measures) };
  return { measures: standards, ...common, byRule: table(byRule, values), weights: table(weights, measures) };
}
