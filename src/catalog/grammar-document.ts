import * as v from 'valibot';
import { described } from './described.ts';
import { AXES, GRAMMAR_VERSION } from '../grammar/axes/index.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { TIERS } from './entry-values.ts';
import { FlatGrammarSchema, NestedGrammarSchema } from './grammar-schema.ts';

/** `GET /api/grammar.json`: the axes, and the graded grammar of each brand. */
export const GrammarDocumentSchema = v.object({
  version: described(v.string(), 'Version of the API.'),
  grammar_version: described(v.string(), 'Version of the axes and their values.'),
  count: described(v.number(), 'Number of graded brands.'),
  axes: described(
    v.array(
      v.object({
        id: described(v.string(), 'Id of the axis, `<category>.<axis>`.'),
        label: described(v.string(), 'Display name of the axis.'),
        question: described(v.string(), 'The question that the axis answers about a page.'),
        scale: described(
          v.picklist(['ordinal', 'nominal']),
          '`ordinal` when the values have an order, otherwise `nominal`.',
        ),
        values: described(v.array(v.string()), 'Values of the axis, in the order of an ordinal scale.'),
        rubric: described(v.record(v.string(), v.string()), 'What distinguishes each value from the others.'),
      }),
    ),
    'Definition of every axis.',
  ),
  brands: described(
    v.array(
      v.object({
        slug: described(v.string(), 'Slug of the brand.'),
        name: described(v.string(), 'Name of the brand.'),
        tier: described(v.picklist(TIERS), 'Quality tier of the entry.'),
        grammar: described(NestedGrammarSchema, 'Axis values by category.'),
        grammar_flat: described(FlatGrammarSchema, 'The same values by axis id.'),
      }),
    ),
    'Every graded brand with its grammar.',
  ),
});
export type GrammarDocument = v.InferOutput<typeof GrammarDocumentSchema>;

export function grammarDocument(entries: readonly CatalogEntry[], version: string): GrammarDocument {
  const graded = entries.flatMap(({ slug, name, tier, grammar, grammar_flat }) =>
    grammar === undefined ? [] : [{ slug, name, tier, grammar, grammar_flat }],
  );
  const axes = AXES.map(({ id, label, question, scale, values, texts }) => ({
    id,
    label,
    question,
    scale: scale.kind,
    values: [...values],
    rubric: Object.fromEntries(Object.entries(texts).map(([value, { rubric }]) => [value, rubric])),
  }));
  return { version, grammar_version: GRAMMAR_VERSION, count: graded.length, axes, brands: graded };
}
