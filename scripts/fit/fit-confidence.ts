import {
  acceptance,
  CONFIDENCE_SIGNS,
  type ConfidenceModel,
  type Signs,
} from '../../src/grammar/fitted/confidence.ts';
import { DOUBTS } from '../../src/grammar/doubts.ts';
import { foldsOf } from './folds.ts';
import { minimise } from './minimise.ts';

/** A reading of a graded cell by a fit that had not seen its page. */
export interface JudgedCell {
  readonly axis: string;
  /** `set/page` */
  readonly page: string;
  readonly group: string;
  readonly signs: Signs;
  readonly accepted: boolean;
}

const PENALTY = 2; // on the weights of signs
const DOUBT_PENALTY = 20; // on the weights of signs of a page, whose cells are not independent
const OFFSET_PENALTY = 3; // on the offset of an axis: about the information of 20 cells of which 80 % are accepted

/**
 * Logistic regression of acceptance on signs, with an offset for each axis that is shrunk towards 0. Signs of an
 * incomplete page, and an uncertain rule, may only lower a confidence: a sign that would raise it is left out, since
 * pages are few.
 */
export function fitConfidence(cells: readonly JudgedCell[]): ConfidenceModel {
  const names = [...CONFIDENCE_SIGNS, ...DOUBTS.rows.map(({ name }) => name)];
  const axes = [...new Set(cells.map(({ axis }) => axis))].toSorted();
  const scales = names.map((_, at) => scaleOf(cells.map(({ signs }) => signs[at] ?? 0)));
  let used = names.map((_, at) => at);
  let found = regress(cells, axes, scales, used);
  for (;;) {
    const wrong = used.filter((at, i) => raisesWrongly(at, found[i + 1] ?? 0));
    if (wrong.length === 0) break;
    used = used.filter((at) => !wrong.includes(at));
    found = regress(cells, axes, scales, used);
  }
  return {
    base: round(found[0] ?? 0),
    signs: names.map((name, at) => ({
      name,
      ...(scales[at] ?? UNIT),
      weight: used.includes(at) ? round(found[used.indexOf(at) + 1] ?? 0) : 0,
    })),
    offsets: Object.fromEntries(axes.map((axis, at) => [axis, round(found[used.length + 1 + at] ?? 0)])),
  };
}

/** Whether a sign would raise the confidence as it gets worse; certainty and visible text may raise it. */
function raisesWrongly(at: number, weight: number): boolean {
  if (CONFIDENCE_SIGNS[at] === 'certainty of the rule') return weight < 0;
  const doubt = DOUBTS.rows[at - CONFIDENCE_SIGNS.length];
  if (doubt === undefined) return false;
  return doubt.name === 'visible text' ? weight < 0 : weight > 0;
}

type Scales = readonly { readonly mean: number; readonly deviation: number }[];

/** Parameters: base, the weights of the signs used, the offsets of the axes. */
function regress(
  cells: readonly JudgedCell[],
  axes: readonly string[],
  scales: Scales,
  used: readonly number[],
): Float64Array {
  const rows = cells.map(({ axis, signs, accepted }) => ({
    axis: used.length + 1 + axes.indexOf(axis),
    accepted: Number(accepted),
    places: used.map((at) => {
      const { mean, deviation } = scales[at] ?? UNIT;
      return ((signs[at] ?? 0) - mean) / deviation;
    }),
  }));
  return minimise(
    (at, gradient) => {
      let loss = 0;
      for (let i = 0; i < at.length; i++) {
        const strength = i === 0 ? 0 : penaltyOf(used[i - 1]);
        loss += (strength * (at[i] ?? 0) ** 2) / 2;
        gradient[i] = strength * (at[i] ?? 0);
      }
      for (const row of rows) loss += addRow(row, at, gradient);
      return loss;
    },
    new Float64Array(1 + used.length + axes.length),
  );
}

function penaltyOf(sign: number | undefined): number {
  if (sign === undefined) return OFFSET_PENALTY;
  return sign < CONFIDENCE_SIGNS.length ? PENALTY : DOUBT_PENALTY;
}

/** Adds the gradient of one row and returns its log loss. */
function addRow(
  { axis, places, accepted }: { axis: number; places: readonly number[]; accepted: number },
  at: Float64Array,
  gradient: Float64Array,
): number {
  const start = (at[0] ?? 0) + (at[axis] ?? 0);
  const odds = places.reduce((sum, place, i) => sum + place * (at[i + 1] ?? 0), start);
  const error = 1 / (1 + Math.exp(-odds)) - accepted;
  gradient[0] = (gradient[0] ?? 0) + error;
  gradient[axis] = (gradient[axis] ?? 0) + error;
  places.forEach((place, i) => {
    gradient[i + 1] = (gradient[i + 1] ?? 0) + error * place;
  });
  return Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(0, odds) - accepted * odds;
}

/** Confidence of each cell by a model that was fitted on the cells of other owners. */
export function heldOutConfidence(cells: readonly JudgedCell[], seed: string): number[] {
  const stated = new Map<JudgedCell, number>();
  for (const fold of foldsOf(cells, 5, seed)) {
    const held = new Set(fold);
    const model = fitConfidence(cells.filter((cell) => !held.has(cell)));
    for (const cell of fold) stated.set(cell, acceptance(model, cell.axis, cell.signs));
  }
  return cells.map((cell) => stated.get(cell) ?? 0);
}

const UNIT = { mean: 0, deviation: 1 };

function scaleOf(numbers: readonly number[]) {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / (numbers.length || 1);
  const variance = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (numbers.length || 1);
  return { mean: round(mean), deviation: Math.max(0.001, round(Math.sqrt(variance))) };
}

const round = (value: number) => Number(value.toFixed(4));
