import type { AxisId } from '../grammar/axes/index.ts';
import type { ScoredAxis } from './compare-axes.ts';
import type { Evidence } from '../grammar/reading.ts';
import { predictedDelta } from './total.ts';

/** Why a fix is not verified, besides a guard that its stylesheets break. */
export type Unverified =
  | 'not_asked'
  | 'no_css'
  | 'no_gain'
  | 'identity_loss'
  | 'trial_limit'
  | 'rendered'
  | 'blocked'
  | 'too_large'
  | 'not_written'
  | 'incomplete';

/** An axis whose value a fix changes besides its own. */
export interface SideEffect {
  readonly axis: AxisId;
  readonly from: string | null;
  readonly to: string | null;
}

/** Whether a verified fix is in the sum of those before it: measured, left out as a conflict, or over the limit of trials. */
export type Together = 'measured' | 'conflict' | 'not_measured';

/** Whether the gain of a fix was measured. */
export type Proof =
  | {
      readonly verified: true;
      /** Value that the axis has with the CSS. */
      readonly reached: string | null;
      /** Points that the identity gains with the CSS, less than 0 for a loss; null where it has no score. */
      readonly identityDelta: number | null;
      readonly together: Together;
      /** Points gained by this fix and all before it that go together; null when it is not in that sum. */
      readonly cumulativeDelta: number | null;
      /** The same for the identity. */
      readonly cumulativeIdentityDelta: number | null;
      /** Whether that sum reaches pass with this fix and not without it; null when it does not reach pass or has not this fix. */
      readonly required: boolean | null;
      readonly sideEffects: readonly SideEffect[];
    }
  | { readonly verified: false; readonly reason: Unverified }
  /** `breaks`: axes that the page has as the target and that the stylesheets would take away. */
  | { readonly verified: false; readonly reason: 'guard'; readonly breaks: readonly AxisId[] };

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
  /**
   * Points that the score gains. Of a verified fix as measured with its `css`, side effects included; else the points
   * for this axis alone at its target.
   */
  readonly predictedDelta: number;
  /** CSS that makes the change; null when no stylesheet can. */
  readonly css: string | null;
  /** Elements that `css` needs at the end of the body; null for none. */
  readonly html: string | null;
  /** What to change in the HTML, for what CSS cannot do. */
  readonly manual: string | null;
  readonly proof: Proof;
  /** 0..1, of the reading of `current`. */
  readonly confidence: number;
  /** Where the page shows `current`. */
  readonly evidence: readonly Evidence[];
}

/** A fix for every failing axis, largest gain first; equal gains keep the order of AXES. */
export function rankFixes(scored: readonly ScoredAxis[]): Fix[] {
  const grammar = Object.fromEntries(scored.map(({ id, target }) => [id, target]));
  return scored
    .filter(({ status }) => status === 'fail')
    .toSorted((a, b) => lostWeight(b) - lostWeight(a))
    .map((failing) => ({
      axis: failing.id,
      label: failing.axis.label,
      current: failing.reading.value,
      target: failing.target,
      action: failing.axis.fix(failing.target, failing.reading, grammar),
      score: failing.similarity,
      weight: failing.weight,
      predictedDelta: predictedDelta(failing, scored),
      css: null,
      html: null,
      manual: null,
      proof: { verified: false, reason: 'not_asked' },
      confidence: failing.reading.confidence,
      evidence: failing.reading.evidence,
    }));
}

/** Unrounded, so it orders fixes whose rounded deltas are equal. */
function lostWeight({ weight, similarity }: ScoredAxis): number {
  return weight * (1 - similarity);
}
