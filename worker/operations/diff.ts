import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { diffGrammars, type AxisDifference } from '../../src/score/diff.ts';
import { auditFields, auditOf } from '../answer/audit.ts';
import { explain, ExplainedSchema } from '../answer/explained.ts';
import { ComparedIdentitySchema, presentComparedIdentity } from '../answer/identity.ts';
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
const SideOfAxis = v.object({
  value: described(v.nullable(v.string()), 'Value of the axis; null when this side does not state it.'),
  reading: described(
    v.nullable(ExplainedSchema),
    'The reading with its evidence; null for a brand or a grammar.',
  ),
});

export const diff = defineOperation({
  name: 'diff',
  method: 'POST',
  path: '/api/diff',
  summary: 'Compare two tastes axis by axis, and their identity where both have tokens.',
  input: v.object({ a: described(Side, 'The first taste.'), b: described(Side, 'The second taste.') }),
  output: v.object({
    a: described(TasteOwnerSchema, 'Owner of the first taste.'),
    b: described(TasteOwnerSchema, 'Owner of the second taste.'),
    similarity: described(
      v.nullable(v.number()),
      '0 to 1 over the axes that both sides state; null when they share none.',
    ),
    axes_compared: described(v.number(), 'Number of axes that both sides state.'),
    apart: described(
      v.array(v.string()),
      'Axes on which the sides differ, largest loss of similarity first.',
    ),
    axes: described(
      v.array(
        v.object({
          key: described(v.string(), 'Id of the axis.'),
          label: described(v.string(), 'Display name of the axis.'),
          a: described(SideOfAxis, 'Value of the first taste.'),
          b: described(SideOfAxis, 'Value of the second taste.'),
          similarity: described(
            v.nullable(v.number()),
            'Similarity of the two values, 0 to 1; null when a side states none.',
          ),
          status: described(
            v.picklist(['same', 'near', 'apart', 'not_compared']),
            '`same` value, `near` value, `apart`, or `not_compared` when a side states no value.',
          ),
          weight: described(v.number(), 'Weight of the axis; 1 on average.'),
        }),
      ),
      'Every axis that a side states.',
    ),
    identity: v.optional(
      described(
        v.object({
          judged: described(
            v.picklist(['a', 'b']),
            'The side that is judged against the tokens of the other: a page against a brand, otherwise `a` against `b`.',
          ),
          ...ComparedIdentitySchema.entries,
        }),
        'How closely one side keeps the tokens of the other; absent when a side has none. Of a brand, a page made from its tokens is judged.',
      ),
    ),
    audit: described(v.object(auditFields), 'How the result was obtained.'),
  }),
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  takesToken: 'private_brands',
  errors: ['unknown_brand', 'ungraded_brand', 'unknown_axis', 'unreachable', 'unparseable'],
  examples: [
    { summary: 'A page and a brand', input: { a: { html: EXAMPLE_HTML }, b: { brand: 'stripe' } } },
    { summary: 'Two brands', input: { a: { brand: 'linear' }, b: { brand: 'stripe' } } },
  ],
  async run(input, context) {
    const pages = input.a.url !== undefined && input.b.url !== undefined ? 2 : 1;
    const [a, b] = await bothOrFirstFailure(
      resolveTaste(input.a, 'a.', context, pages),
      resolveTaste(input.b, 'b.', context, pages),
    );
    const { similarity, compared, axes, apart } = diffGrammars(a.grammar, b.grammar, context.catalog.weights);
    return {
      a: a.owner,
      b: b.owner,
      similarity,
      axes_compared: compared,
      apart: [...apart],
      axes: axes.map((axis) => presentAxis(axis, a, b)),
      ...identityOf(a, b),
      audit: auditOf(context, [...a.renderPasses, ...b.renderPasses]),
    };
  },
});

/** A page is judged against a brand, whichever side it is; of two pages or two brands the first. */
function identityOf(a: ResolvedTaste, b: ResolvedTaste) {
  if (a.tokens === null || b.tokens === null) return {};
  const judged = b.tokens.isPage && !a.tokens.isPage ? 'b' : 'a';
  const [own, other] = judged === 'a' ? [a.tokens, b.tokens] : [b.tokens, a.tokens];
  const card = judgeIdentity(own.see(), other.target);
  return { identity: { judged, ...presentComparedIdentity(card, own.isPage) } as const };
}

function presentAxis(axis: AxisDifference, a: ResolvedTaste, b: ResolvedTaste) {
  const { id, label, similarity, status, weight } = axis;
  const side = (value: string | null, { readings }: ResolvedTaste) => ({
    value,
    reading: readings === null ? null : explain(readings[id]),
  });
  return { key: id, label, a: side(axis.a, a), b: side(axis.b, b), similarity, status, weight };
}
