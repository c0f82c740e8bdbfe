import type { AxisComparison, ScoredAxis } from '../../src/score/compare-axes.ts';
import { scoredOf } from '../../src/score/compare-axes.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { totalScore } from '../../src/score/total.ts';

/** The score if every axis that does not stay had its target. A page without copy stays blocked, whatever its styles. */
export function ceilingOf(
  { axes, blockedBy, score }: Scorecard,
  stays: (axis: ScoredAxis) => boolean,
): number {
  if (blockedBy === 'empty_page') return score;
  const scored = scoredOf(axes);
  return totalScore(scored.map((axis) => (stays(axis) ? axis : { ...axis, similarity: 1 }))) ?? 0;
}

/** Copy, pictures in or behind the content, and parts that readers drag or swipe, which only scripts move. */
export function needsAPerson({ id, target }: Pick<AxisComparison, 'id' | 'target'>): boolean {
  return (
    id.startsWith('voice.') ||
    id.startsWith('imagery.') ||
    (id === 'surface.texture' && target === 'photo') ||
    (id === 'motion.trigger' && target === 'gesture')
  );
}
