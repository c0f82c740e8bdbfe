import type { StyleChange, Way } from '../grammar/restyle.ts';
import { hasGained, type Attempt, type Tried } from './attempt.ts';
import { measure, type Bench } from './bench.ts';
import { effectiveWay } from './effective-way.ts';
import { keepsIdentity } from './identity-change.ts';

/** Points that a shorter stylesheet may gain less. */
const MAX_LOST = 0.1;
/** Trials for one fix. */
const MAX_TRIALS = 2;
/** Hundredths of a reading for all fixes of a page; see bench.ts. */
const MAX_COST = 60;
/** Rules and declarations of a stylesheet that nobody needs shorter. */
const SHORT = 3;

/**
 * Leaves out of the best ways what they do not need. First what has no effect, which needs no trial; then, of long
 * stylesheets, the second half, which has the repairs, or the half with the fewest elements, as long as the gain and the
 * value stay.
 * @param kept cost to leave for later
 */
export function minimiseAttempts(attempts: readonly Attempt[], bench: Bench, kept: number): void {
  const found = attempts.filter(hasGained);
  for (const attempt of found) attempt.best &&= withEffectAlone(attempt.best, bench);
  const least = Math.max(kept, bench.left - MAX_COST);
  const longest = found
    .filter(({ best }) => !isForScheme(best?.way))
    .toSorted((a, b) => lengthOf(b.best?.way) - lengthOf(a.best?.way));
  for (const attempt of longest) {
    for (let trial = 0; trial < MAX_TRIALS && lengthOf(attempt.best?.way) > SHORT; trial++) {
      const half = trial === 0 ? firstHalf : largestHalf;
      const shorter = attempt.best && cutTo(half, attempt, attempt.best, bench, least);
      if (shorter !== null) attempt.best = shorter;
    }
  }
}

/** Half of a scheme leaves texts that nobody can read, and the reading of the page at rest does not see them. */
function isForScheme(way: Way | undefined): boolean {
  return way?.under !== undefined || way?.media?.includes('scheme') === true;
}

function withEffectAlone(best: Tried, bench: Bench): Tried {
  const way = effectiveWay(best.way, bench.survey.perception.page, best.trial.perception.page);
  const css = bench.write(way);
  return css === '' || css.length >= best.css.length ? best : { ...best, way, css };
}

/** Rules, and declarations beyond the first of each. */
function lengthOf(way: Way | undefined): number {
  return way?.changes.reduce((sum, { declarations }) => sum + Object.keys(declarations).length, 0) ?? 0;
}

type Changes = readonly StyleChange[];

function firstHalf(changes: Changes): Changes {
  return changes.slice(0, Math.ceil(changes.length / 2));
}

function largestHalf(changes: Changes): Changes {
  return firstHalf(changes.toSorted((a, b) => b.elements.length - a.elements.length));
}

/** The half of a way, where that gains as much; null where it does not, or the cost is used up. */
function cutTo(
  half: (changes: Changes) => Changes,
  { fix }: Attempt,
  best: Tried,
  bench: Bench,
  kept: number,
): Tried | null {
  if (best.way.changes.length < 2) return null;
  // A ground keeps the scheme and the lines that belong to it.
  const way = bench.shorten({ ...best.way, changes: half(best.way.changes) });
  const css = bench.write(way);
  if (css === '') return null;
  const measured = measure({ css, html: best.html }, bench, { kept, axis: fix.axis });
  if (typeof measured === 'string' || measured.broken !== null) return null;
  const isAsGood = measured.gain >= best.gain - MAX_LOST && keepsIdentity(measured.gain, measured.identity);
  return isAsGood && measured.readings[fix.axis].value === best.readings[fix.axis].value
    ? { ...measured, way }
    : null;
}
