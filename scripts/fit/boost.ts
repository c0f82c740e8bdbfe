import type { Model, Tree } from '../../src/grammar/fitted/fit.ts';
import { probabilities } from '../../src/grammar/fitted/probabilities.ts';
import type { PreparedRow, Preparation } from './prepare.ts';

export interface BoostOptions {
  readonly trees: number;
  /** Levels of decisions: 1 for stumps. */
  readonly depth: number;
}

const RATE = 0.15; // of each tree's correction that is applied
const LEAST_WEIGHT = 5; // pages in a leaf
const SHRINK = 2; // added to the curvature of a leaf, in pages
const CUTS = 24; // thresholds tried for a measure, at its quantiles

/**
 * Gradient boosting from a start model: each tree corrects the log odds of all values by what the target still lacks
 * (Friedman 2001, with Newton leaves).
 */
export function fitTrees(
  rows: readonly PreparedRow[],
  { values, standards }: Preparation,
  start: Model,
  { trees, depth }: BoostOptions,
): Model {
  const columns = columnsOf(rows, values, standards.length);
  const odds = rows.map((row) =>
    probabilities(start, { ...row, measures: [] }).map((each) => Math.log(each)),
  );
  const grown: Tree[] = [];
  const all = rows.map((_, at) => at);
  for (let count = 0; count < trees; count++) {
    const state = stateOf(rows, odds, values);
    const tree = grow(all, depth, columns, state);
    if ('leaf' in tree) break;
    grown.push(tree);
    rows.forEach((_, at) => {
      const leaf = leafOf(tree, columns, at);
      odds[at] = (odds[at] ?? []).map((each, value) => each + (leaf[value] ?? 0));
    });
  }
  return { measures: standards, base: start.base, trust: start.trust, trees: grown };
}

interface Column {
  readonly values: readonly number[];
  /** Rows by their value, ascending. */
  readonly order: readonly number[];
  readonly cuts: readonly number[];
}

interface State {
  readonly count: number;
  readonly weights: readonly number[];
  /** Target minus probability, times the weight, of each row and value. */
  readonly lacks: readonly Float64Array[];
  readonly curves: readonly Float64Array[];
}

function columnsOf(rows: readonly PreparedRow[], values: number, measures: number): Column[] {
  const measured = Array.from({ length: measures }, (_, at) => rows.map((row) => row.measures[at] ?? 0));
  const ruled = Array.from({ length: values }, (_, at) => rows.map((row) => (row.rule === at ? 1 : 0)));
  return [...measured, ...ruled].map((column) => ({
    values: column,
    order: column.map((_, at) => at).toSorted((a, b) => (column[a] ?? 0) - (column[b] ?? 0)),
    cuts: cutsOf(column),
  }));
}

/** Midpoints between neighbouring quantiles. */
function cutsOf(column: readonly number[]): number[] {
  const sorted = [...new Set(column)].toSorted((a, b) => a - b);
  const step = Math.max(1, (sorted.length - 1) / CUTS);
  const cuts = new Set<number>();
  for (let at = 0; at < sorted.length - 1; at += step) {
    const lower = Math.floor(at);
    cuts.add(((sorted[lower] ?? 0) + (sorted[lower + 1] ?? 0)) / 2);
  }
  return [...cuts];
}

function stateOf(rows: readonly PreparedRow[], odds: readonly (readonly number[])[], count: number): State {
  const lacks: Float64Array[] = [];
  const curves: Float64Array[] = [];
  rows.forEach(({ target, weight }, at) => {
    const own = odds[at] ?? [];
    const most = Math.max(...own);
    const parts = own.map((each) => Math.exp(each - most));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    lacks.push(Float64Array.from(parts, (part, value) => weight * ((target[value] ?? 0) - part / whole)));
    curves.push(Float64Array.from(parts, (part) => weight * (part / whole) * (1 - part / whole)));
  });
  return { count, weights: rows.map(({ weight }) => weight), lacks, curves };
}

interface Sums {
  readonly weight: number;
  readonly lack: Float64Array;
  readonly curve: Float64Array;
}

function grow(members: readonly number[], depth: number, columns: readonly Column[], state: State): Tree {
  const whole = sumsOf(members, state);
  const split = depth === 0 ? null : bestSplit(members, columns, state, whole);
  if (split === null) return { leaf: leafValues(whole) };
  const { input, at } = split;
  const isLow = (member: number) => (columns[input]?.values[member] ?? 0) <= at;
  return {
    input,
    at,
    low: grow(
      members.filter((member) => isLow(member)),
      depth - 1,
      columns,
      state,
    ),
    high: grow(
      members.filter((member) => !isLow(member)),
      depth - 1,
      columns,
      state,
    ),
  };
}

function bestSplit(members: readonly number[], columns: readonly Column[], state: State, whole: Sums) {
  let best: { input: number; at: number; gain: number } | null = null;
  const isMember = new Uint8Array(state.weights.length);
  for (const member of members) isMember[member] = 1;
  for (const [input, { values, order, cuts }] of columns.entries()) {
    const sorted = order.filter((row) => isMember[row] === 1);
    const low = { weight: 0, lack: new Float64Array(state.count), curve: new Float64Array(state.count) };
    let next = 0;
    for (const at of cuts) {
      for (; next < sorted.length && (values[sorted[next] ?? 0] ?? 0) <= at; next++)
        addTo(low, sorted[next] ?? 0, state);
      const gain = gainOf(low, whole);
      if (gain > (best?.gain ?? 1e-6)) best = { input, at, gain };
    }
  }
  return best;
}

function sumsOf(members: readonly number[], state: State): Sums {
  const sums = { weight: 0, lack: new Float64Array(state.count), curve: new Float64Array(state.count) };
  for (const member of members) addTo(sums, member, state);
  return sums;
}

function addTo(
  sums: { weight: number; lack: Float64Array; curve: Float64Array },
  member: number,
  { count, weights, lacks, curves }: State,
): void {
  sums.weight += weights[member] ?? 0;
  for (let value = 0; value < count; value++) {
    sums.lack[value] = (sums.lack[value] ?? 0) + (lacks[member]?.[value] ?? 0);
    sums.curve[value] = (sums.curve[value] ?? 0) + (curves[member]?.[value] ?? 0);
  }
}

/** By how much the loss falls, to second order, when the rest is corrected apart; 0 where a part is too small. */
function gainOf(low: Sums, whole: Sums): number {
  if (low.weight < LEAST_WEIGHT || whole.weight - low.weight < LEAST_WEIGHT) return 0;
  let gain = 0;
  for (let value = 0; value < whole.lack.length; value++) {
    const [lack, curve] = [whole.lack[value] ?? 0, whole.curve[value] ?? 0];
    const [lowLack, lowCurve] = [low.lack[value] ?? 0, low.curve[value] ?? 0];
    gain +=
      lowLack ** 2 / (lowCurve + SHRINK) +
      (lack - lowLack) ** 2 / (curve - lowCurve + SHRINK) -
      lack ** 2 / (curve + SHRINK);
  }
  return gain;
}

function leafValues({ lack, curve }: Sums): number[] {
  return [...lack].map((each, value) => (RATE * each) / ((curve[value] ?? 0) + SHRINK));
}

function leafOf(tree: Tree, columns: readonly Column[], row: number): readonly number[] {
  let at = tree;
  while (!('leaf' in at)) at = (columns[at.input]?.values[row] ?? 0) <= at.at ? at.low : at.high;
  return at.leaf;
}
