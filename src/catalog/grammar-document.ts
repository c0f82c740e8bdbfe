import * as v from 'valibot';
import { AXES, GRAMMAR_VERSION } from '../grammar/axes/index.ts';
import type { CatalogEntry } from './entry.ts';
import { TIERS } from './entry.ts';
import { FlatGrammarSchema, NestedGrammarSchema } from './grammar-schema.ts';

/** `GET /api/grammar.json`: the axes, and the graded grammar of each brand. */
export const GrammarDocumentSchema = v.object({
  version: v.string(),
  grammar_version: v.string(),
  count: v.number(),
  axes: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      question: v.string(),
      scale: v.picklist(['ordinal', 'nominal']),
      values: v.array(v.string()),
      /** What distinguishes each value from the others. */
      rubric: v.record(v.string(), v.string()),
    }),
  ),
  brands: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      tier: v.picklist(TIERS),
      grammar: NestedGrammarSchema,
      grammar_flat: FlatGrammarSchema,
    }),
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
