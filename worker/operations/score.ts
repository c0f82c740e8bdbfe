import * as v from 'valibot';
import { AXES } from '../../src/grammar/axes/index.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { parseIgnoredAxes, withoutAxes } from '../../src/score/ignored-axes.ts';
import { scoreReadings } from '../../src/score/score.ts';
import { auditFields, auditOf } from '../answer/audit.ts';
import { CoverageSchema, coverageOf } from '../answer/coverage.ts';
import { pageFacts, pageFactsFields } from '../answer/page-facts.ts';
import { passFields, presentVisionPass } from '../answer/passes.ts';
import { presentScorecard, scorecardFields } from '../answer/scorecard.ts';
import { bothOrFirstFailure } from '../both.ts';
import { inputFingerprint } from '../fingerprint.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { filledText, MAX_BRIEF, namesPage, PAGE_ERRORS, pageSubjectFields } from '../page-subject.ts';
import { resolveTarget } from '../score-target.ts';

export const score = defineOperation({
  name: 'score',
  method: 'POST',
  path: '/api/score',
  summary: 'Score a page against a target taste, with a ranked list of fixes.',
  input: v.pipe(
    v.object({
      ...pageSubjectFields,
      target_brand: v.optional(filledText),
      target_url: v.optional(filledText),
      /** Nested or flat; validated only when it is the target used. */
      target_grammar: v.optional(v.unknown()),
      brief: v.optional(v.pipe(filledText, v.maxLength(MAX_BRIEF))),
      explain: v.optional(v.boolean(), false),
      /** Axes (`voice.formality`) and whole categories (`voice`) to leave out of the score. */
      ignore_axes: v.optional(v.pipe(v.array(v.string()), v.maxLength(AXES.length + CATEGORIES.length)), []),
    }),
    namesPage(),
  ),
  output: v.object({
    ...scorecardFields,
    url: v.string(),
    brief_excerpt: v.string(),
    target_source: v.picklist(['brand', 'reference', 'grammar', 'brief']),
    target_url: v.optional(v.string()),
    target_axes: v.optional(v.number()),
    /** Axes of the target that were left out of the score. */
    ignored_axes: v.array(v.string()),
    coverage: CoverageSchema,
    gates: v.array(v.object({ gate: v.string(), passed: v.boolean(), measure: v.string() })),
    audit: v.object({
      ...auditFields,
      /** SHA-256 of the page as read and of the scored axes. */
      input_sha256: v.string(),
    }),
    ...pageFactsFields,
    ...passFields,
  }),
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
    const card = scoreReadings({
      readings: survey.readings,
      target: grammar,
      weights: catalog.weights,
      gate: failedGate(gates),
    });
    const isVector = target.source === 'reference' || target.source === 'grammar';
    return {
      ...presentScorecard(card, target.name, { explain: input.explain, hidesTarget: target.isConfidential }),
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
