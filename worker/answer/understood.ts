import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import {
  BRAND_RELATIONS,
  STATEMENT_KINDS,
  type Statement,
  type Understanding,
} from '../../src/words/understanding.ts';

const UnderstoodSchema = v.object({
  said: described(v.string(), 'Words of the query.'),
  kind: described(v.picklist(STATEMENT_KINDS), 'What they are about.'),
  axis: v.exactOptional(described(v.string(), 'Id of the axis; only for `axis`.')),
  values: described(
    v.array(v.string()),
    'Wanted values of an axis, or the things that are named; brands by slug, countries by ISO 3166-1 code.',
  ),
  relation: v.exactOptional(
    described(v.picklist(BRAND_RELATIONS), 'How a brand is meant; only for `brand`.'),
  ),
  role: v.exactOptional(
    described(
      v.string(),
      'What a colour or typeface is for, such as `primary` or `heading`; only for `color` and `font`, where the words say it.',
    ),
  ),
  polarity: described(
    v.picklist(['for', 'against']),
    '`against` when the words refuse the values; values of an axis are always wanted: `none` for "no shadows".',
  ),
  confidence: described(v.number(), 'Probability that a careful reader agrees, 0 to 1.'),
});

/** Fields of an answer that tell what the words of a text say. */
export const understoodFields = {
  understood: described(v.array(UnderstoodSchema), 'What the words of the query say, in their order.'),
  not_understood: described(v.array(v.string()), 'Words of the query that say nothing known of design.'),
} as const;

/** The values of `understoodFields`; null for a text that is not read as words. */
export function presentUnderstanding(understanding: Understanding | null) {
  return {
    understood: (understanding?.statements ?? []).map(presentStatement),
    not_understood: (understanding?.notUnderstood ?? []).map(({ text }) => text),
  };
}

/** Three decimals; most are far from where rounding is in doubt, and a number is written and read ten times as slowly. */
function thousandths(share: number): number {
  const rounded = Math.round(1000 * share);
  return Math.abs(1000 * share - rounded) < 0.4 ? rounded / 1000 : Number(share.toFixed(3));
}

function presentStatement(statement: Statement): v.InferInput<typeof UnderstoodSchema> {
  const { span, kind, values, polarity, confidence } = statement;
  return {
    said: span.text,
    kind,
    ...(statement.kind === 'axis' && { axis: statement.axis }),
    values: [...values],
    ...(statement.kind === 'brand' && { relation: statement.relation }),
    ...((statement.kind === 'color' || statement.kind === 'font') &&
      typeof statement.role === 'string' && { role: statement.role }),
    // The values of an axis are those that are wanted, however the words say so: `no shadows`.
    polarity: kind === 'axis' ? 'for' : polarity,
    confidence: thousandths(confidence),
  };
}
