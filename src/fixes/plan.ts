import { PASS_FROM } from '../score/total.ts';
import { hasGained, type Attempt } from './attempt.ts';
import type { Bench } from './bench.ts';
import { measureTogether } from './sums.ts';

/** Tells whether the best ways found so far bring the page to pass together. */
export type PlanCheck = (attempts: readonly Attempt[]) => boolean;

/** Prepares the check of one page. It measures once the single gains add up to a pass, and again when they are more. */
export function planCheck(bench: Bench): PlanCheck {
  let checked = 0; // points
  let passes = false;
  return (attempts) => {
    const found = attempts.filter(hasGained).flatMap(({ best }) => best ?? []);
    const gain = found.reduce((sum, best) => sum + best.gain, 0);
    if (passes || gain <= checked || bench.card.score + gain < PASS_FROM) return passes;
    checked = gain;
    const together = measureTogether(
      found.toSorted((a, b) => b.gain - a.gain),
      bench,
    );
    passes =
      together !== 'limit' && together.broken === null && bench.card.score + together.gain >= PASS_FROM;
    return passes;
  };
}
