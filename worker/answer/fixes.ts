import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import type { Fix, Together, Unverified } from '../../src/score/fixes.ts';
import type { Scorecard } from '../../src/score/score.ts';
import { EvidenceSchema } from './explained.ts';
import { listed } from '../../src/text/listed.ts';

/** A fix as answers state it. */
export const FixSchema = v.object({
  axis: described(v.string(), 'Id of the axis.'),
  label: described(v.string(), 'Display name of the axis.'),
  current: described(v.string(), 'Value that the page has.'),
  target: described(v.string(), 'Value that the target has.'),
  action: described(v.string(), 'What to change, with the measured values.'),
  score: described(v.number(), 'Similarity of the two values, 0 to 1.'),
  weight: described(v.number(), 'Weight of the axis in the score; 1 on average.'),
  css: described(
    v.nullable(v.string()),
    'Stylesheet that makes the change when it is added as the last one of the page; null when no stylesheet can, or as `reason` says.',
  ),
  html: described(
    v.nullable(v.string()),
    'Elements that `css` needs at the end of the body, such as a button that selects the dark palette; null for none.',
  ),
  predicted_delta: described(
    v.number(),
    'Points the score gains: of a verified fix as measured with `css` and `html`, side effects included, else for this axis alone at its target.',
  ),
  cumulative_delta: described(
    v.nullable(v.number()),
    'Points the score gains with the `css` of this fix and of all fixes before it that have a `cumulative_delta`; null for a fix apart from these, as `reason` says.',
  ),
  identity_delta: described(
    v.nullable(v.number()),
    'Points the identity gains with `css`, below 0 for a loss; null when the fix is not verified or the identity has no score.',
  ),
  cumulative_identity_delta: described(
    v.nullable(v.number()),
    'Points the identity gains with the fixes of `cumulative_delta`; null where that is null or the identity has no score.',
  ),
  required: described(
    v.nullable(v.boolean()),
    'Whether the fixes with a `cumulative_delta` reach pass with this one and not without it; null when they do not reach pass, or this one is not among them.',
  ),
  verified: described(
    v.boolean(),
    'Whether the page was read again with `css` to measure `predicted_delta`.',
  ),
  manual: described(v.boolean(), 'Whether a person has to make the change: in copy, pictures or markup.'),
  reason: v.optional(
    described(
      v.string(),
      'Why the fix is not verified, why a person has to make it, or why it is not in the sum of `cumulative_delta`.',
    ),
  ),
  side_effects: described(
    v.array(
      v.object({
        axis: described(v.string(), 'Id of the axis.'),
        from: described(
          v.nullable(v.string()),
          'Its value without `css`; null when the page does not show it.',
        ),
        to: described(v.nullable(v.string()), 'Its value with `css`; null when the page does not show it.'),
      }),
    ),
    'Other axes of the target that `css` changes; empty when the caller may not read the target.',
  ),
  confidence: described(v.number(), 'Probability that graders accept the reading of `current`, 0 to 1.'),
  evidence: described(v.array(EvidenceSchema), 'Where the page shows `current`.'),
});

/** @param hidesTarget leaves out what tells more of the target than the fixes themselves */
export function presentFixes({ fixes }: Scorecard, { hidesTarget }: { readonly hidesTarget: boolean }) {
  return fixes.map(({ predictedDelta, evidence, manual, proof, ...fix }) => {
    const why = manual ?? (proof.verified ? APART[proof.together] : UNVERIFIED[proof.reason]);
    const broken = hidesTarget ? [] : brokenBy(proof);
    const reason =
      broken.length === 0
        ? why
        : `${why} ${broken.length === 1 ? 'The other rule' : 'The other rules'}: ${listed(broken.map((axis) => `\`${axis}\``))}.`;
    return {
      ...fix,
      score: Math.round(1000 * fix.score) / 1000,
      predicted_delta: predictedDelta,
      cumulative_delta: proof.verified ? proof.cumulativeDelta : null,
      identity_delta: proof.verified ? proof.identityDelta : null,
      cumulative_identity_delta: proof.verified ? proof.cumulativeIdentityDelta : null,
      required: proof.verified ? proof.required : null,
      verified: proof.verified,
      manual: manual !== null,
      ...(reason !== null && { reason }),
      side_effects: hidesTarget ? [] : sideEffectsOf(proof),
      evidence: evidence.map((fact) => ({ ...fact })),
    };
  });
}

/** The axes of the target that the stylesheets of a fix would take from the page. */
function brokenBy(proof: Fix['proof']): readonly AxisId[] {
  return !proof.verified && proof.reason === 'guard' ? proof.breaks : [];
}

function sideEffectsOf(proof: Fix['proof']) {
  return proof.verified ? proof.sideEffects.map((effect) => ({ ...effect })) : [];
}

/** Why a verified fix is not in the sum of those before it; null for one that is. */
const APART: Readonly<Record<Together, string | null>> = {
  measured: null,
  conflict:
    'Gains points alone, but none on top of the CSS of the fixes before it: leave it out, or score again and take the new fix.',
  not_measured:
    'The limit of trials was reached before it could be measured with the fixes before it; score again before adding it.',
};

const UNVERIFIED: Readonly<Record<Unverified | 'guard', string>> = {
  not_asked: 'The request asks for fixes without proof.',
  no_css: 'A stylesheet cannot make this change.',
  no_gain: 'No stylesheet that was measured raises the score.',
  identity_loss: 'The stylesheets that raise the score take the page too far from the tokens of the target.',
  guard: 'The stylesheets that raise the score would make the page worse in another way.',
  trial_limit: 'The limit of trials for one page was reached before this fix.',
  rendered: 'The page was read in a browser, so it cannot be read again with other styles.',
  blocked: 'The page is blocked; what blocks it comes first.',
  too_large: 'The page is too large for the service to read it again with other styles.',
  not_written: 'The page is too large for more stylesheets: add those before this one, then score again.',
  incomplete: 'The page is too complex to be read again with other styles.',
};
