import * as v from 'valibot';
import { described } from '../../../src/catalog/described.ts';
import { diff } from '../../operations/diff.ts';
import { tasteSubjectFields } from '../../taste-subject.ts';
import { detail, full, withFull } from '../detail.ts';
import { grammarField, nameOf, pageFields } from '../page-fields.ts';
import { defineTool } from '../tool.ts';

const Side = v.object({ brand: tasteSubjectFields.brand, ...pageFields, grammar: grammarField });

/** Without descriptions, which would say the same again. */
const OtherSide = v.object({
  brand: v.optional(v.string()),
  url: v.optional(v.string()),
  html: v.optional(v.string()),
  css: v.optional(v.string()),
  grammar: v.optional(v.record(v.string(), v.unknown())),
});

export const compare = defineTool({
  name: 'compare',
  title: 'Compare two tastes',
  description:
    'Compare two tastes axis by axis: each side is a brand, a page (URL or HTML) or a grammar. Answers a similarity from 0 to 1 and the axes on which they differ. Use it for "how does A differ from B" and "what do A and B have in common"; `same` names the axes that agree, `detail: full` has their values as well. Where one page should look like the other, use score with `target_url`.',
  input: v.object({
    a: described(Side, 'The first side: one of `brand`, `url`, `html` and `grammar`.'),
    b: described(OtherSide, 'The second side: as `a`.'),
    detail,
  }),
  output: v.object({
    a: v.string(),
    b: v.string(),
    similarity: described(v.nullable(v.number()), '0 to 1; null when the sides share no axis.'),
    axes_compared: v.number(),
    differences: described(
      v.array(v.object({ axis: v.string(), a: v.nullable(v.string()), b: v.nullable(v.string()) })),
      'Axes that differ, the largest loss of similarity first.',
    ),
    same: described(v.array(v.string()), 'Axes with the same value.'),
    identity_score: v.optional(
      described(v.nullable(v.number()), '0 to 100: how closely one side keeps the tokens of the other.'),
    ),
    full,
  }),
  async run({ a, b, detail: asked }, { call }) {
    const answer = await call(diff, { a, b });
    const byKey = new Map(answer.axes.map((axis) => [axis.key, axis]));
    return {
      a: nameOf(answer.a.name),
      b: nameOf(answer.b.name),
      similarity: answer.similarity,
      axes_compared: answer.axes_compared,
      differences: answer.apart.map((axis) => {
        return { axis, a: byKey.get(axis)?.a.value ?? null, b: byKey.get(axis)?.b.value ?? null };
      }),
      same: answer.axes.filter(({ status }) => status === 'same').map(({ key }) => key),
      ...(answer.identity !== undefined && { identity_score: answer.identity.score }),
      ...withFull(asked, answer),
    };
  },
});
