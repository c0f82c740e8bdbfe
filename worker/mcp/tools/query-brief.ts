import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { query } from '../../operations/query.ts';
import { detail, full, withFull } from '../detail.ts';
import { defineTool } from '../tool.ts';
import { BRIEF_LANGUAGES } from '../../other-languages.ts';

export const queryBrief = defineTool({
  name: 'query',
  title: 'Turn a brief into a target',
  description:
    'Understand one brief ("warm, serif, like a quiet bookshop") or one URL and resolve it to a target: the brand that fits best, the axis values the brief states, similar brands and what to borrow from each. "Stripe meets GOV.UK" is a hybrid of both. Use it at the start of a design task given in words, and for what to borrow from brands; for rules call contract with the same brief.',
  input: v.object({
    query: described(v.string(), `The brief (${BRIEF_LANGUAGES}), a brand name, or an http or https URL.`),
    limit: v.optional(
      described(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 'Number of similar brands.'),
      4,
    ),
    detail,
  }),
  output: v.object({
    target: described(
      v.object({ slug: v.nullable(v.string()), name: v.string() }),
      'Brand or page that is meant.',
    ),
    confidence: v.number(),
    stated: described(
      v.array(v.object({ axis: v.string(), value: v.string(), phrase: v.string() })),
      'Axis values that the brief states, with its words.',
    ),
    axes: described(v.array(v.string()), 'Values of the target, `axis: value`, highest weight first.'),
    resembles: v.array(v.object({ slug: v.string(), name: v.string(), why: v.string(), borrow: v.string() })),
    not_understood: described(v.array(v.string()), 'Words of the brief that say nothing known of design.'),
    no_axis: described(v.array(v.string()), 'Words that help to choose the brand but state no axis.'),
    remarks: v.array(v.object({ code: v.string(), detail: v.string() })),
    full,
  }),
  alsoNamed: { q: 'query' },
  async run({ query: said, limit, detail: asked }, { call }) {
    const answer = await call(query, { query: said, limit });
    const { slug, name } = answer.resolved_target;
    return {
      target: { slug, name },
      confidence: answer.confidence,
      stated: answer.stated,
      axes: answer.axes.map(({ axis, value }) => `${axis}: ${value}`),
      resembles: answer.resembles.map(({ slug: id, name: called, why, borrow }) => {
        return { slug: id, name: called, why, borrow };
      }),
      not_understood: answer.not_understood,
      no_axis: answer.no_axis,
      remarks: answer.remarks,
      ...withFull(asked, answer),
    };
  },
});
