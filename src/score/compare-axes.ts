import type { Axis } from '../grammar/axis.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { Reading, Shown } from '../grammar/reading.ts';
import type { Weights } from '../grammar/weights.ts';

interface Compared {
  readonly id: AxisId;
  readonly axis: Axis;
  readonly target: string;
  readonly weight: number;
}

/** An axis the target names and the page shows. */
export interface ScoredAxis extends Compared {
  readonly status: 'pass' | 'fail';
  readonly reading: Shown;
  /** 1 for the target value, less for values further away on the scale of the axis. */
  readonly similarity: number;
}

/** An axis the target names and the page does not show. It does not affect the score. */
interface UnscoredAxis extends Compared {
  readonly status: 'not_shown';
  readonly reading: Reading;
  readonly similarity: null;
}

export type AxisComparison = ScoredAxis | UnscoredAxis;

/** Compares each axis of the target with the reading of the page, in the order of AXES. */
export function compareAxes(readings: Readings, target: Grammar, weights: Weights): AxisComparison[] {
  return AXES.flatMap((axis) => {
    const wanted = target[axis.id];
    if (wanted === undefined) return [];
    const reading: Reading = readings[axis.id];
    const weight = weights[axis.id].weight * (isSeen(reading) ? SEEN_SHARE : 1);
    return [compare({ id: axis.id, axis, target: wanted, weight }, reading)];
  });
}

/** Share of the axis weight. A fix cannot be verified against what a vision model saw in a screenshot. */
const SEEN_SHARE = 0.5;

function isSeen(reading: Reading): boolean {
  return reading.value !== null && reading.method === 'visual';
}

function compare(compared: Compared, reading: Reading): AxisComparison {
  if (reading.value === null) return { ...compared, reading, status: 'not_shown', similarity: null };
  const similarity = compared.axis.scale.similarity(reading.value, compared.target);
  const status = reading.value === compared.target ? 'pass' : 'fail';
  return { ...compared, reading, status, similarity };
}

/** The comparisons that affect the score. */
export function scoredOf(comparisons: readonly AxisComparison[]): ScoredAxis[] {
  return comparisons.filter((comparison) => comparison.status !== 'not_shown');
}
