import type { AxisId } from '../grammar/axes/index.ts';
import type { Fix, Together } from '../score/fixes.ts';
import { PASS_FROM } from '../score/total.ts';
import { LEAST_GAIN, measure, type Bench, type Gained } from './bench.ts';
import { keepsIdentity } from './identity-change.ts';
import type { Addition } from './trial.ts';

interface Sum {
  readonly added: readonly Addition[];
  readonly gain: number;
  /** Points of the identity; null where there is none to judge. */
  readonly identityGain: number | null;
}

/**
 * Adds up the verified fixes in their order, as far as the cost allows. A fix that takes away what those before it gain,
 * or costs too much of the identity beside them, is left out of the sum.
 */
export function withSums(fixes: readonly Fix[], bench: Bench): Fix[] {
  let sum: Sum = { added: [], gain: 0, identityGain: null };
  const steps = new Map<AxisId, number>();
  const summed = fixes.map((fix) => {
    if (!fix.proof.verified || fix.css === null) return fix;
    const next = sumWith(sum, fix, { css: fix.css, html: fix.html ?? '' }, bench);
    if (typeof next === 'string') return { ...fix, proof: { ...fix.proof, together: next } };
    steps.set(fix.axis, next.gain - sum.gain);
    sum = next;
    const { gain: cumulativeDelta, identityGain: cumulativeIdentityDelta } = next;
    return {
      ...fix,
      proof: { ...fix.proof, together: 'measured' as const, cumulativeDelta, cumulativeIdentityDelta },
    };
  });
  return withRequired(summed, steps, bench.card.score + sum.gain);
}

/** Which fixes of the sum it needs to pass, by the points that each adds. @param reached score with all of the sum */
function withRequired(fixes: readonly Fix[], steps: ReadonlyMap<AxisId, number>, reached: number): Fix[] {
  if (reached < PASS_FROM) return [...fixes];
  return fixes.map((fix) => {
    const step = steps.get(fix.axis);
    if (step === undefined || !fix.proof.verified) return fix;
    return { ...fix, proof: { ...fix.proof, required: reached - step < PASS_FROM } };
  });
}

function sumWith(
  before: Sum,
  { predictedDelta, proof }: Fix,
  addition: Addition,
  bench: Bench,
): Sum | Together {
  const added = [...before.added, addition];
  const identityDelta = proof.verified ? proof.identityDelta : null;
  if (added.length === 1) return { added, gain: predictedDelta, identityGain: identityDelta };
  const measured = measureTogether(added, bench);
  if (measured === 'limit') return 'not_measured';
  const { gain, identity, broken } = measured;
  const more = gain - before.gain;
  const change = identity && { gain: identity.gain - (before.identityGain ?? 0), score: identity.score };
  const fits = broken === null && more >= LEAST_GAIN && keepsIdentity(more, change);
  return fits ? { added, gain, identityGain: identity?.gain ?? null } : 'conflict';
}

/** Measures additions in their order as one; the same once, as the search and the sum may ask for the same. */
export function measureTogether(added: readonly Addition[], bench: Bench): Gained | 'limit' {
  const all = joined(added);
  const key = all.css + all.html;
  const known = bench.together.get(key);
  if (known !== undefined) return known;
  const measured = measure(all, bench, { kept: 0, axis: null });
  if (typeof measured === 'string') return 'limit';
  const { gain, identity, broken } = measured;
  const gained = { gain, identity, broken };
  bench.together.set(key, gained);
  return gained;
}

function joined(added: readonly Addition[]): Addition {
  const css = added.map((each) => each.css).join('\n');
  return { css, html: added.map(({ html }) => html).join('') };
}
