import type { ScoredAxis } from './compare-axes.ts';

/** Scores from PASS_FROM pass; scores below REVISE_FROM are rejected. */
export const PASS_FROM = 80;
export const REVISE_FROM = 55;
/** Highest score of a page rejected by a gate, so that the score agrees with the verdict. */
export const BLOCKED_CEILING = REVISE_FROM - 1;

/** What scores get which verdict, for descriptions. */
export const VERDICT_BANDS = `\`pass\` from ${PASS_FROM}, \`revise\` from ${REVISE_FROM}, \`reject\` below`;

export type Verdict = 'pass' | 'revise' | 'reject';

/** Weighted mean of the similarities, 0..100 with one decimal; null when no axis could be compared. */
export function totalScore(scored: readonly ScoredAxis[]): number | null {
  const weight = scored.reduce((sum, axis) => sum + axis.weight, 0);
  if (weight === 0) return null;
  const earned = scored.reduce((sum, axis) => sum + axis.weight * axis.similarity, 0);
  return toTenth((100 * earned) / weight);
}

/** Points the total gains when `axis` reaches its target and nothing else changes. */
export function predictedDelta(axis: ScoredAxis, scored: readonly ScoredAxis[]): number {
  const fixed = scored.map((other) => (other === axis ? { ...other, similarity: 1 } : other));
  return toTenth((totalScore(fixed) ?? 0) - (totalScore(scored) ?? 0));
}

/** The verdict of a score of 0 to 100. */
export function verdictOf(score: number): Verdict {
  if (score >= PASS_FROM) return 'pass';
  return score >= REVISE_FROM ? 'revise' : 'reject';
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
