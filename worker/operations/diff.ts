import * as v from 'valibot';
import { diffGrammars, type AxisDifference } from '../../src/score/diff.ts';
import { auditFields, auditOf } from '../answer/audit.ts';
import { explain, ExplainedSchema } from '../answer/explained.ts';
import { bothOrFirstFailure } from '../both.ts';
import { EXAMPLE_HTML } from '../example-page.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import {
  namesOneTaste,
  resolveTaste,
  TasteOwnerSchema,
  tasteSubjectFields,
  type ResolvedTaste,
} from '../taste-subject.ts';

const Side = v.pipe(v.object(tasteSubjectFields), namesOneTaste());

/** A value and, when it was read from a page, the reading with its evidence. */
const SideOfAxis = v.object({ value: v.nullable(v.string()), reading: v.nullable(ExplainedSchema) });

export const diff = defineOperation({
  name: 'diff',
  method: 'POST',
  path: '/api/diff',
  summary: 'Compare two tastes axis by axis.',
  input: v.object({ a: Side, b: Side }),
  output: v.object({
    a: TasteOwnerSchema,
    b: TasteOwnerSchema,
    /** 0..1 over the axes that both sides state; null when they share none. */
    similarity: v.nullable(v.number()),
    axes_compared: v.number(),
    /** Axes on which the sides differ, largest loss of similarity first. */
    apart: v.array(v.string()),
    axes: v.array(
      v.object({
        key: v.string(),
        label: v.string(),
        a: SideOfAxis,
        b: SideOfAxis,
        similarity: v.nullable(v.number()),
        status: v.picklist(['same', 'near', 'apart', 'not_compared']),
        weight: v.number(),
      }),
    ),
    audit: v.object(auditFields),
  }),
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  errors: ['unknown_brand', 'ungraded_brand', 'unknown_axis', 'unreachable', 'unparseable'],
  examples: [
    { summary: 'A page and a brand', input: { a: { html: EXAMPLE_HTML }, b: { brand: 'stripe' } } },
    { summary: 'Two brands', input: { a: { brand: 'linear' }, b: { brand: 'stripe' } } },
  ],
  async run(input, context) {
    const [a, b] = await bothOrFirstFailure(
      resolveTaste(input.a, 'a.', context),
      resolveTaste(input.b, 'b.', context),
    );
    const { similarity, compared, axes, apart } = diffGrammars(a.grammar, b.grammar, context.catalog.weights);
    return {
      a: a.owner,
      b: b.owner,
      similarity,
      axes_compared: compared,
      apart: [...apart],
      axes: axes.map((axis) => presentAxis(axis, a, b)),
      audit: auditOf(context, [...a.renderPasses, ...b.renderPasses]),
    };
  },
});

function presentAxis(axis: AxisDifference, a: ResolvedTaste, b: ResolvedTaste) {
  const { id, label, similarity, status, weight } = axis;
  const side = (value: string | null, { readings }: ResolvedTaste) => ({
    value,
    reading: readings === null ? null : explain(readings[id]),
  });
  return { key: id, label, a: side(axis.a, a), b: side(axis.b, b), similarity, status, weight };
}
