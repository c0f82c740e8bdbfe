import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { vectorize } from '../../operations/vectorize.ts';
import { detail, full, withFull } from '../detail.ts';
import { pageFields, urlOf } from '../page-fields.ts';
import { defineTool } from '../tool.ts';
import { AXES } from '../../../src/grammar/axes/index.ts';

export const readPage = defineTool({
  name: 'vectorize',
  title: 'Read the taste of a page',
  description: [
    `Read the design of a page (URL or HTML) as values on ${AXES.length} axes, each with the probability that a person would agree: ground, radius, shadows, palette, type, spacing, voice, motion, imagery.`,
    'Other tools take its `grammar`. Use it to describe a page, not words; use score to judge it. With `detail: full` every value has its evidence (selector, property, value).',
  ].join(' '),
  input: v.object({ ...pageFields, detail }),
  output: v.object({
    url: v.optional(v.string()),
    grammar: described(
      v.record(v.string(), v.string()),
      'Value by axis; axes that the page does not show are absent.',
    ),
    confidence: described(v.record(v.string(), v.number()), '0 to 1, by axis.'),
    colors: described(
      v.object({ bg: v.string(), fg: v.string(), accent: v.string() }),
      'Three main colours.',
    ),
    remarks: described(v.array(v.unknown()), 'What makes the reading less sure.'),
    full,
  }),
  async run({ detail: asked, ...page }, { call }) {
    const answer = await call(vectorize, { ...page, explain: asked === 'full' });
    const { url, grammar_flat, confidence, render_tokens, remarks } = answer;
    return {
      ...urlOf(url),
      grammar: grammar_flat,
      confidence,
      colors: render_tokens,
      remarks,
      ...withFull(asked, answer),
    };
  },
});
