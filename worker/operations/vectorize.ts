import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { nestGrammar } from '../../src/catalog/nested-grammar.ts';
import { FlatGrammarSchema, NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { pageTokens } from '../../src/contract/page-tokens.ts';
import { AXES, GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';
import { grammarOf } from '../../src/grammar/read-axes.ts';
import { CoverageSchema, coverageOf } from '../answer/coverage.ts';
import { explainAll, ExplainedSchema } from '../answer/explained.ts';
import { pageFacts, pageFactsFields } from '../answer/page-facts.ts';
import { passFields, presentVisionPass } from '../answer/passes.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { namesPage, PAGE_ERRORS, pageSubjectFields } from '../page-subject.ts';

export const vectorize = defineOperation({
  name: 'vectorize',
  method: 'POST',
  path: '/api/vectorize',
  summary: `Read the ${AXES.length}-axis grammar of a page.`,
  input: v.pipe(
    v.object({
      ...pageSubjectFields,
      explain: v.optional(
        described(v.boolean(), 'Whether to add `axes`: every reading with its evidence.'),
        false,
      ),
    }),
    namesPage(),
  ),
  output: v.object({
    url: described(v.string(), 'URL of the page after redirects.'),
    grammar: described(
      NestedGrammarSchema,
      'Axis values by category; axes that the page does not show are absent.',
    ),
    grammar_flat: described(FlatGrammarSchema, 'The same values by axis id.'),
    render_tokens: described(
      v.object({
        bg: described(v.string(), 'Background colour that surface.ground names.'),
        fg: described(v.string(), 'Most frequent colour of running text on that background.'),
        accent: described(
          v.string(),
          'Chromatic colour of links and controls; the text colour of a page without one.',
        ),
      }),
      'Three colours for a preview, as `#rrggbb`.',
    ),
    coverage: described(CoverageSchema, 'How many axes the page shows.'),
    grammar_version: described(v.string(), 'Version of the axes and their values.'),
    confidence: described(
      v.record(v.string(), v.number()),
      'Probability that graders accept the value, 0 to 1, by axis with a value.',
    ),
    axes: v.optional(
      described(
        v.record(v.string(), ExplainedSchema),
        'Every reading with its evidence, by axis; only with `explain`.',
      ),
    ),
    ...pageFactsFields,
    ...passFields,
  }),
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  errors: PAGE_ERRORS,
  examples: [
    { summary: 'A public page', input: { url: 'https://example.com/' } },
    { summary: 'A page as HTML, with evidence', input: { html: EXAMPLE_HTML, explain: true } },
  ],
  async run(input, { readPage }) {
    const { page, survey, renderPass, visionPass } = await readPage(input, { vision: true });
    const { readings } = survey;
    const { color } = pageTokens(survey);
    const grammar = grammarOf(readings);
    const shown = AXES.filter(({ id }) => readings[id].value !== null);
    return {
      url: page.url,
      grammar: nestGrammar(grammar),
      grammar_flat: grammar,
      // A page without chromatic colours uses its text colour as the accent.
      render_tokens: { bg: color.background, fg: color.text, accent: color.accent ?? color.text },
      coverage: coverageOf(readings),
      grammar_version: GRAMMAR_VERSION,
      confidence: Object.fromEntries(shown.map(({ id }) => [id, readings[id].confidence])),
      ...(input.explain && { axes: explainAll(readings) }),
      ...pageFacts(survey.page),
      render_pass: renderPass,
      vision_pass: presentVisionPass(visionPass),
    };
  },
});
