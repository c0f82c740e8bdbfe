import type { AxisId } from '../grammar/axes/index.ts';
import type { ScoredAxis } from './compare-axes.ts';
import type { Evidence } from '../grammar/reading.ts';
import { predictedDelta } from './total.ts';

/** One change that brings the page closer to the target. */
export interface Fix {
  readonly axis: AxisId;
  readonly label: string;
  readonly current: string;
  readonly target: string;
  /** What to change, with the measured values. */
  readonly action: string;
  /** 0..1 */
  readonly score: number;
  readonly weight: number;
  /** Points the score gains when this axis alone reaches its target. */
  readonly predictedDelta: number;
  /** 0..1, of the reading of `current`. */
  readonly confidence: number;
  /** Where the page shows `current`. */
  readonly evidence: readonly Evidence[];
}

/** A fix for every failing axis, largest gain first; equal gains keep the order of AXES. */
export function rankFixes(scored: readonly ScoredAxis[]): Fix[] {
  return scored
    .filter(({ status }) => status === 'fail')
    .toSorted((a, b) => lostWeight(b) - lostWeight(a))
    .map((failing) => ({
      axis: failing.id,
      label: failing.axis.label,
      current: failing.reading.value,
      target: failing.target,
      action: failing.axis.fix(failing.target, failing.reading),
      score: failing.similarity,
      weight: failing.weight,
      predictedDelta: predictedDelta(failing, scored),
      confidence: failing.reading.confidence,
      evidence: failing.reading.evidence,
    }));
}

/** Unrounded, so it orders fixes whose rounded deltas are equal. */
function lostWeight({ weight, similarity }: ScoredAxis): number {
  return weight * (1 - similarity);
}
