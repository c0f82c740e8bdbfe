import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
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
      target_brand: v.optional(
        described(
          filledText,
          'Slug, name, host or URL of a catalog brand, or slug of a private brand. The first of the four targets in use.',
        ),
      ),
      target_url: v.optional(
        described(filledText, 'URL of a page whose taste is the target. Used without `target_brand`.'),
      ),
      target_grammar: v.optional(
        described(
          v.unknown(),
          'Axis values of the target, nested or flat. Used without `target_brand` and `target_url`.',
        ),
      ),
      brief: v.optional(
        described(
          v.pipe(filledText, v.maxLength(MAX_BRIEF)),
          'The target in plain English; only the axes it mentions are scored. Used without another target.',
        ),
      ),
      explain: v.optional(
        described(v.boolean(), 'Whether to add each reading with its evidence to `axes`.'),
        false,
      ),
      ignore_axes: v.optional(
        described(
          v.pipe(v.array(v.string()), v.maxLength(AXES.length + CATEGORIES.length)),
          'Axes (`voice.formality`) and whole categories (`voice`) to leave out of the score.',
        ),
        [],
      ),
    }),
    namesPage(),
  ),
  output: v.object({
    ...scorecardFields,
    url: described(v.string(), 'URL of the scored page after redirects.'),
    brief_excerpt: described(v.string(), 'The target in one line of at most 200 characters.'),
    target_source: described(
      v.picklist(['brand', 'reference', 'grammar', 'brief']),
      'Kind of the target; `reference` is a page given by URL.',
    ),
    target_url: v.optional(described(v.string(), 'URL of the target page; only for `reference`.')),
    target_axes: v.optional(
      described(v.number(), 'Number of axes of the target; only for `reference` and `grammar`.'),
    ),
    ignored_axes: described(v.array(v.string()), 'Axes of the target that were left out of the score.'),
    coverage: described(CoverageSchema, 'How many axes the page shows.'),
    gates: described(
      v.array(
        v.object({
          gate: described(v.string(), 'Id of the gate.'),
          passed: described(v.boolean(), 'Whether the page passes the gate.'),
          measure: described(
            v.string(),
            'The deciding measurement, such as `median text contrast 12.60:1 (at least 3:1)`.',
          ),
        }),
      ),
      'Minimums that every page has to meet.',
    ),
    audit: described(
      v.object({
        ...auditFields,
        input_sha256: described(v.string(), 'SHA-256 of the page as read and of the scored axes.'),
      }),
      'How the result was obtained.',
    ),
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
