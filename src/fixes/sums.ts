import type { Fix, Together } from '../score/fixes.ts';
import { LEAST_GAIN, measure, type Bench } from './bench.ts';
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
  return fixes.map((fix) => {
    if (!fix.proof.verified || fix.css === null) return fix;
    const next = sumWith(sum, fix, { css: fix.css, html: fix.html ?? '' }, bench);
    if (typeof next === 'string') return { ...fix, proof: { ...fix.proof, together: next } };
    sum = next;
    const { gain: cumulativeDelta, identityGain: cumulativeIdentityDelta } = next;
    return {
      ...fix,
      proof: { ...fix.proof, together: 'measured', cumulativeDelta, cumulativeIdentityDelta },
    };
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
  const measured = measure(joined(added), bench, { kept: 0, axis: null });
  if (typeof measured === 'string') return 'not_measured';
  const { gain, identity } = measured;
  const more = gain - before.gain;
  const change = identity && { gain: identity.gain - (before.identityGain ?? 0), score: identity.score };
  const fits = more >= LEAST_GAIN && keepsIdentity(more, change);
  return fits ? { added, gain, identityGain: identity?.gain ?? null } : 'conflict';
}

function joined(added: readonly Addition[]): Addition {
  const css = added.map((each) => each.css).join('\n');
  return { css, html: added.map(({ html }) => html).join('') };
}
