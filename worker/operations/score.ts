import { judgeIdentity, type IdentityCard } from '../../src/identity/judge-identity.ts';
import { requireIdentity } from '../../src/identity/required.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import { refuse } from '../../src/errors.ts';
import { proveFixes, writeFixes } from '../../src/fixes/prove-fixes.ts';
import { roleCssWriter } from '../../src/fixes/role-css.ts';
import { targetTokens } from '../../src/fixes/target-tokens.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { parseIgnoredAxes, withoutAxes } from '../../src/score/ignored-axes.ts';
import { scoreReadings } from '../../src/score/score.ts';
import { auditOf } from '../answer/audit.ts';
import { coverageOf } from '../answer/coverage.ts';
import { presentIdentity } from '../answer/identity.ts';
import { pageFacts } from '../answer/page-facts.ts';
import { presentVisionPass } from '../answer/passes.ts';
import { presentScorecard } from '../answer/scorecard.ts';
import { bothOrFirstFailure } from '../both.ts';
import { inputFingerprint } from '../fingerprint.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { PAGE_ERRORS } from '../page-subject.ts';
import { resolveTarget } from '../score-target.ts';
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
      summary: 'A target of two axes',
      input: { html: EXAMPLE_HTML, target_grammar: { surface: { ground: 'cream', radius: 'pill' } } },
    },
  ],
  async run(input, context) {
    const { catalog, readPage } = context;
    const ignored = parseIgnoredAxes(input.ignore_axes);
    // Both may need a fetch. An error in the target is reported first, because the caller can correct it.
    const [target, candidate] = await bothOrFirstFailure(
      resolveTarget(input, context),
      readPage(input, { vision: true, mayBeEmpty: true }),
    );
    const { survey } = candidate;
    const gates = checkGates(survey.perception);
    const grammar = withoutAxes(target.grammar, ignored);
    const identity = target.identity === null ? null : judgeIdentity(seeIdentity(survey), target.identity);
    const { weights } = catalog;
    const scored = scoreReadings({
      readings: survey.readings,
      target: grammar,
      weights,
      gate: failedGate(gates),
    });
    const withFixes = input.fixes === 'fast' ? writeFixes : proveFixes;
    // A stylesheet in its tokens would tell the tokens of a brand that the caller may not read.
    const tokens = targetTokens(target.isConfidential ? null : target.identity);
    const fixed = withFixes({ card: scored, survey, target: grammar, weights, tokens });
    const card = input.identity === 'required' ? requireIdentity(fixed, identity ?? needTokens()) : fixed;
    const isVector = target.source === 'reference' || target.source === 'grammar';
    return {
      ...presentScorecard(card, target.name, { explain: input.explain, hidesTarget: target.isConfidential }),
      ...(identity !== null && {
        identity: presentIdentity(identity, target.isConfidential, roleCssWriter(survey)),
      }),
      url: candidate.page.url,
      brief_excerpt: target.excerpt,
      target_source: target.source,
      ...(target.url !== null && { target_url: target.url }),
      ...(isVector && { target_axes: Object.keys(target.grammar).length }),
      ignored_axes: ignored.filter((axis) => target.isConfidential || target.grammar[axis] !== undefined),
      coverage: coverageOf(survey.readings),
      gates: gates.map((check) => ({ ...check })),
      audit: {
        ...auditOf(context, [candidate.renderPass]),
        input_sha256: await inputFingerprint(candidate.page, target.isConfidential ? {} : grammar),
      },
      ...pageFacts(survey.page),
      render_pass: candidate.renderPass,
      vision_pass: presentVisionPass(candidate.visionPass),
    };
  },
});

function needTokens(): IdentityCard {
  return refuse(
    'invalid_request',
    'identity',
    'The target has no tokens to require: send `target_tokens`, or register the brand again.',
  );
}
