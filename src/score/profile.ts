import { CATEGORIES, type Category } from '../grammar/axis.ts';
import { scoredOf, type AxisComparison } from './compare-axes.ts';
import { totalScore, verdictOf, type Verdict } from './total.ts';

/** One level of the profile: the score of one category of axes. */
interface Level {
  /** `L1` to `L8`, in the order of the categories, from surface to imagery. */
  readonly level: string;
  readonly category: Category;
  /** 0..100, null when no axis of the category could be compared. */
  readonly score: number | null;
  readonly axesScored: number;
  /** Axes of the category that the target names. */
  readonly axesTargeted: number;
  readonly status: Verdict | 'not_shown' | 'not_targeted';
}

export interface Profile {
  readonly levels: readonly Level[];
  /** The first level that does not pass; null when every scored level passes. */
  readonly breaksAt: string | null;
}

/** Scores the comparison in eight levels and finds the first level that does not pass. */
export function profileOf(comparisons: readonly AxisComparison[]): Profile {
  const levels = CATEGORIES.map((category, position) =>
    levelOf(
      `L${position + 1}`,
      category,
      comparisons.filter(({ id }) => id.startsWith(`${category}.`)),
    ),
  );
  const broken = levels.find(({ status }) => status === 'revise' || status === 'reject');
  return { levels, breaksAt: broken?.level ?? null };
}

function levelOf(level: string, category: Category, comparisons: readonly AxisComparison[]): Level {
  const scored = scoredOf(comparisons);
  const score = totalScore(scored);
  const unjudged = comparisons.length === 0 ? 'not_targeted' : 'not_shown';
  return {
    level,
    category,
    score,
    axesScored: scored.length,
    axesTargeted: comparisons.length,
    status: score === null ? unjudged : verdictOf(score),
  };
}
