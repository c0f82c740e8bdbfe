import type { AxisId } from '../grammar/axes/index.ts';
import type { Way } from '../grammar/restyle.ts';
import { hasGained, type Attempt } from './attempt.ts';
import { measure, type Bench, type Measured, type Unmeasured } from './bench.ts';
import type { Addition } from './trial.ts';
import { ALL, MOST } from './in-variables.ts';
import { keepsIdentity } from './identity-change.ts';
import { variableForm } from './variable-form.ts';

/** Hundredths of a reading for measuring together what is no longer the same. */
const COST = 60;
/** Points of the identity that a stylesheet may gain less with custom properties. */
const MAX_IDENTITY_LOST = 0.5;
/** Where most of what uses a custom property measures worse, all of it. */
const SHARES = [MOST, ALL];

interface MeasuredWay extends Measured {
  readonly way: Way;
}

/** Sets custom properties of the page in the best ways, where that measures as well as values beside them. @param kept cost to leave for later */
export function setVariables(attempts: readonly Attempt[], bench: Bench, kept: number): void {
  let isOther = false;
  for (const attempt of attempts.filter(hasGained)) {
    const { best } = attempt;
    attempt.best = best && inVariables(best, attempt.fix.axis, bench, kept);
    isOther ||= attempt.best !== best;
  }
  // What was measured together had the values.
  if (isOther) bench.left += COST;
}

/**
 * The way with custom properties of the page where that measures as well, else as it was.
 * @param axis whose value it keeps; null for a sheet
 */
export function inVariables<T extends MeasuredWay>(
  best: T,
  axis: AxisId | null,
  bench: Bench,
  kept: number,
): T {
  for (const share of SHARES) {
    const form = variableForm(best.way, share, bench);
    if (form === null || form.css === best.css) return best;
    const measured = measuredBesides({ css: form.css, html: best.html }, bench, kept);
    if (typeof measured === 'string') return best;
    if (isAsGood(measured, best, axis)) return { ...best, ...measured, way: form.way };
  }
  return best;
}

/** A measure that other trials have no less for. */
function measuredBesides(addition: Addition, bench: Bench, kept: number): Measured | Unmeasured {
  const { left } = bench;
  bench.left = kept + bench.leftForVariables;
  const measured = measure(addition, bench, { kept, axis: null });
  bench.leftForVariables = bench.left - kept;
  bench.left = left;
  return measured;
}

function isAsGood(measured: Measured, best: Measured, axis: AxisId | null): boolean {
  const { gain, identity, broken, readings } = measured;
  if (gain < best.gain || broken !== null || !keepsIdentity(gain, identity)) return false;
  if ((identity?.gain ?? 0) < (best.identity?.gain ?? 0) - MAX_IDENTITY_LOST) return false;
  return axis === null || readings[axis].value === best.readings[axis].value;
}
