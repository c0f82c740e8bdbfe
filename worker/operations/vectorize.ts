import * as v from 'valibot';
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
  summary: 'Read the 30-axis grammar of a page.',
  input: v.pipe(v.object({ ...pageSubjectFields, explain: v.optional(v.boolean(), false) }), namesPage()),
  output: v.object({
    url: v.string(),
    grammar: NestedGrammarSchema,
    grammar_flat: FlatGrammarSchema,
    render_tokens: v.object({ bg: v.string(), fg: v.string(), accent: v.string() }),
    coverage: CoverageSchema,
    grammar_version: v.string(),
    /** 0..1 by axis, for axes with a value. */
    confidence: v.record(v.string(), v.number()),
    axes: v.optional(v.record(v.string(), ExplainedSchema)),
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
