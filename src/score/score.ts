import type { AxisId, Grammar } from '../grammar/axes/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { Weights } from '../grammar/weights.ts';
import { compareAxes, scoredOf, type AxisComparison, type ScoredAxis } from './compare-axes.ts';
import { rankFixes, type Fix } from './fixes.ts';
import type { Gate } from './gates.ts';
import type { Sheet } from './sheet.ts';
import { profileOf, type Profile } from './profile.ts';
import { BLOCKED_CEILING, totalScore, verdictOf, type Verdict } from './total.ts';

export interface ScoreInput {
  readonly readings: Readings;
  readonly target: Grammar;
  readonly weights: Weights;
  /** The gate that the page failed; see gates.ts. */
  readonly gate: Gate | null;
}

/** Why a page is rejected whatever its score; `identity` only where the request requires it. */
export type Block = Gate | 'nothing_to_compare' | 'identity';

/** The similarity of a page to a target taste, and the fixes that increase it. */
export interface Scorecard {
  /** 0..100, one decimal, over the axes shown; at most BLOCKED_CEILING when the page is blocked. */
  readonly score: number;
  readonly verdict: Verdict;
  readonly blockedBy: Block | null;
  /**
   * 0..1: mean confidence of the readings, weighted like the score. Axes of the target that the page does not
   * show count as 0.
   */
  readonly confidence: number;
  /** The matching axis with the highest weight, and the axis whose fix gains most. */
  readonly strongest: AxisId | null;
  readonly weakest: AxisId | null;
  readonly fixes: readonly Fix[];
  /** The whole page at once; null where none was measured or none gains. */
  readonly sheet: Sheet | null;
  readonly axes: readonly AxisComparison[];
  readonly axesScored: number;
  readonly profile: Profile;
}

/** Scores readings against a target; only axes that the target names and the page shows count. */
export function scoreReadings({ readings, target, weights, gate }: ScoreInput): Scorecard {
  const axes = compareAxes(readings, target, weights);
  const scored = scoredOf(axes);
  const total = totalScore(scored);
  const blockedBy = gate ?? (total === null ? 'nothing_to_compare' : null);
  const score = blockedBy === null ? (total ?? 0) : Math.min(total ?? 0, BLOCKED_CEILING);
  const fixes = rankFixes(scored);
  return {
    score,
    verdict: blockedBy === null ? verdictOf(score) : 'reject',
    blockedBy,
    confidence: confidenceOf(axes, scored),
    strongest: strongestOf(scored),
    weakest: fixes[0]?.axis ?? null,
    fixes,
    sheet: null,
    axes,
    axesScored: scored.length,
    profile: profileOf(axes),
  };
}

function confidenceOf(axes: readonly AxisComparison[], scored: readonly ScoredAxis[]): number {
  const asked = axes.reduce((sum, { weight }) => sum + weight, 0);
  if (asked === 0) return 0;
  const known = scored.reduce((sum, { weight, reading }) => sum + weight * reading.confidence, 0);
  return Math.round((known / asked) * 100) / 100;
}

function strongestOf(scored: readonly ScoredAxis[]): AxisId | null {
  const matching = scored.filter(({ status }) => status === 'pass');
  const candidates = matching.length > 0 ? matching : scored;
  const [strongest] = candidates.toSorted((a, b) => b.weight * b.similarity - a.weight * a.similarity);
  return strongest?.id ?? null;
}
