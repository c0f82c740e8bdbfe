import type * as v from 'valibot';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { acceptedPairing } from '../../src/identity/accepted-pairing.ts';
import { acceptedClass } from '../../src/identity/said-class.ts';
import { judgeIdentity, type IdentityCard } from '../../src/identity/judge-identity.ts';
import { requireIdentity, withSaidIdentity } from '../../src/identity/required.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { parseWaivers, splitWaived, type Waivers } from '../../src/identity/waivers.ts';
import { refuse } from '../../src/errors.ts';
import type { JudgedIdentity } from '../../src/fixes/identity-change.ts';
import { proveFixes, writeFixes } from '../../src/fixes/prove-fixes.ts';
import { actionsInTokens } from '../../src/fixes/token-actions.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import { compareAxes } from '../../src/score/compare-axes.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { parseIgnoredAxes, withoutAxes } from '../../src/score/ignored-axes.ts';
import { failuresAmong, parseRequiredAxes, uncountedRequirements } from '../../src/score/required-axes.ts';
import { scoreReadings, type Scorecard } from '../../src/score/score.ts';
import type { Survey } from '../../src/survey.ts';
import { settleAccepted } from '../../src/words/settle-accepted.ts';
import { auditOf } from '../answer/audit.ts';
import { changesSince } from '../answer/changes.ts';
import { coverageOf } from '../answer/coverage.ts';
import { presentIdentity } from '../answer/identity.ts';
import { fixRemarks } from '../answer/fix-remarks.ts';
import { pageFacts } from '../answer/page-facts.ts';
import { presentScreenshot, presentVisionPass } from '../answer/passes.ts';
import { presentWaivers } from '../answer/waivers.ts';
import { presentScorecard } from '../answer/scorecard.ts';
import { presentUnderstanding } from '../answer/understood.ts';
import { checkBaseline } from '../baseline.ts';
import { bothOrFirstFailure } from '../both.ts';
import { inputFingerprint } from '../fingerprint.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { PAGE_ERRORS } from '../page-subject.ts';
import type { Context } from '../context.ts';
import { resolveTarget, type Target } from '../score-target.ts';
import { ScoreInput, ScoreOutput } from './score-schema.ts';

export const score = defineOperation({
  name: 'score',
  method: 'POST',
  path: '/api/score',
  summary: 'Score a page against a target taste, with a ranked list of fixes.',
  input: ScoreInput,
  output: ScoreOutput,
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  takesToken: 'private_brands',
  errors: [
    ...PAGE_ERRORS,
    'missing_target',
    'vague_brief',
    'unknown_axis',
    'unknown_brand',
    'ungraded_brand',
  ],
  examples: [
    {
      summary: 'A page scored against a brand',
      input: { url: 'https://example.com/', target_brand: 'stripe' },
    },
    {
      summary: 'A page as HTML scored against a brief',
      input: { html: EXAMPLE_HTML, brief: 'Warm cream ground, bold serif headings, pill buttons.' },
    },
    {
      summary: 'Fixes without proof',
      input: { url: 'https://example.com/', target_brand: 'stripe', fixes: 'fast' },
    },
    {
      summary: 'A page that may have no motion',
      input: {
        url: 'https://example.com/',
        target_brand: 'stripe',
        waive: [{ name: 'motion.budget', reason: 'The page is printed as well.' }],
      },
    },
    {
      summary: 'A target of two axes',
      input: { html: EXAMPLE_HTML, target_grammar: { surface: { ground: 'cream', radius: 'pill' } } },
    },
  ],
  async run(input, context) {
    const { readPage } = context;
    const { target_url } = input;
    // Wrong names are refused before any page is fetched.
    const ignored = parseIgnoredAxes(input.ignore_axes);
    const waivers = parseWaivers(input.waive);
    const required = parseRequiredAxes(input.required_axes);
    // Both may need a fetch. An error in the target is reported first, because the caller can correct it.
    const [target, candidate] = await bothOrFirstFailure(
      resolveTarget(input, context),
      readPage(input, { ...JUDGED, screenshot: input.screenshot, pages: target_url === undefined ? 1 : 2 }),
    );
    if (input.baseline !== undefined) checkBaseline(input.baseline, target);
    const { survey } = candidate;
    const asked = withoutAxes(settled(target, survey), ignored);
    const judged = judge(input, { target, asked, waivers, survey }, context);
    const { card, grammar, waivedAxes, identity, presented, gates } = judged;
    const hidesTarget = target.isConfidential;
    const left = new Set([...ignored, ...waivers.axes.keys()]);
    const uncounted = uncountedRequirements(required, card, { left, hidesTarget });
    const scored = {
      ...presentScorecard(card, target.name, {
        explain: input.explain,
        hidesTarget,
        waived: waivedAxes,
        required,
      }),
      ...(presented !== null && { identity: presented }),
      audit: {
        ...auditOf(context, [candidate.renderPass]),
        input_sha256: await inputFingerprint(candidate.page, hidesTarget ? {} : grammar),
      },
    };
    return {
      ...scored,
      url: candidate.page.url,
      ...presentTarget(target),
      ignored_axes: ignored.filter((axis) => hidesTarget || target.grammar[axis] !== undefined),
      ...(required.length > 0 && { required_failures: failuresAmong(required, card) }),
      waived: presentWaivers(waivers, hidesTarget ? null : { axes: asked, identity }),
      ...(input.baseline !== undefined && { changes: changesSince(input.baseline, scored, hidesTarget) }),
      coverage: coverageOf(survey.readings),
      gates: gates.map((check) => ({ ...check })),
      ...pageFacts({
        ...survey.page,
        remarks: [...target.remarks, ...uncounted, ...survey.page.remarks, ...fixRemarks(card)],
      }),
      render_pass: candidate.renderPass,
      vision_pass: presentVisionPass(candidate.visionPass),
      ...(input.screenshot && { screenshot: presentScreenshot(candidate.screenshot) }),
    };
  },
});

/** What the answer says of its target. */
function presentTarget({ source, slug, url, grammar, excerpt, understood }: Target) {
  const isVector = source === 'reference' || source === 'grammar';
  return {
    brief_excerpt: excerpt,
    ...(understood !== null && presentUnderstanding(understood)),
    target_source: source,
    ...(slug !== null && { target_brand: slug }),
    ...(url !== null && { target_url: url }),
    ...(isVector && { target_axes: Object.keys(grammar).length }),
  };
}

/** The target that the page comes nearest to, of those that the brief or the typefaces of the target allow. */
function settled(
  { grammar, identity, accepted, understood }: Target,
  { features, readings }: Survey,
): Grammar {
  const said = acceptedClass(accepted, understood, features);
  return settleAccepted(grammar, { ...acceptedPairing(grammar, identity, features), ...said }, readings);
}

/** How a judged page is read. */
const JUDGED = { vision: true, mayBeEmpty: true } as const;

interface Case {
  readonly target: Target;
  /** The axes of the target that the request does not ignore. */
  readonly asked: Grammar;
  readonly waivers: Waivers;
  readonly survey: Survey;
}

/** Scores a page that was read, with its identity and the axes that do not count. */
function judge(
  input: Pick<v.InferOutput<typeof ScoreInput>, 'fixes' | 'identity'>,
  { target, asked, waivers, survey }: Case,
  { catalog: { weights }, fixTrials }: Context,
) {
  const { counted: grammar, waived } = splitWaived(asked, waivers);
  const identity = target.identity && judgeIdentity(seeIdentity(survey), target.identity, waivers.parts);
  const { readings } = survey;
  const gates = checkGates(survey.perception);
  const card = scoreReadings({ readings, target: grammar, weights, gate: failedGate(gates) });
  const withFixes = input.fixes === 'fast' ? writeFixes : proveFixes;
  // A stylesheet in its tokens would tell the tokens of a brand that the caller may not read.
  const tokens = targetTokens(target.isConfidential ? null : target.identity);
  const written = withFixes({
    card,
    survey,
    target: grammar,
    weights,
    tokens,
    identity: judgedIdentity(target, waivers, identity),
    trials: fixTrials,
  });
  const known = target.isConfidential ? null : target.identity;
  const fixed =
    known === null
      ? written
      : { ...written, fixes: actionsInTokens(written.fixes, { identity: known, target: grammar, readings }) };
  return {
    card: withIdentity(fixed, identity, {
      isRequired: input.identity === 'required',
      isSaid: target.identity?.isPartial === true,
    }),
    grammar,
    waivedAxes: compareAxes(readings, waived, weights).map((comparison) => {
      return { comparison, reason: waivers.axes.get(comparison.id) ?? '' };
    }),
    identity,
    presented:
      identity &&
      presentIdentity(identity, {
        hidesTarget: target.isConfidential,
        waived: waivers.parts,
        fixes: written.partFixes,
      }),
    gates,
  };
}

/** @param card the identity of the page as it is */
function judgedIdentity(
  { identity, isConfidential }: Target,
  { parts: waived }: Waivers,
  card: IdentityCard | null,
): JudgedIdentity | null {
  return identity && { target: identity, waived, card, isConfidential };
}

/** The card with the identity, where the request requires it or the brief says it. */
function withIdentity(
  card: Scorecard,
  identity: IdentityCard | null,
  { isRequired, isSaid }: { readonly isRequired: boolean; readonly isSaid: boolean },
): Scorecard {
  const isJudged = identity !== null && (identity.score !== null || !isRequired);
  if (isSaid && isJudged) return withSaidIdentity(card, identity);
  return isRequired ? requireIdentity(card, identity ?? needTokens()) : card;
}

function needTokens(): IdentityCard {
  return refuse(
    'invalid_request',
    'identity',
    'The target has no tokens to require: send `target_tokens`, or register the brand again.',
  );
}
