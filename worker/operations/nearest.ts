import * as v from 'valibot';
import { FlatGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { nearestTo } from '../../src/query/nearest.ts';
import { auditFields, auditOf } from '../answer/audit.ts';
import { listLimit } from '../limit-field.ts';
import { CACHE, defineOperation, PAGE_BODY } from '../operation.ts';
import { namesOneTaste, resolveTaste, TasteOwnerSchema, tasteSubjectFields } from '../taste-subject.ts';

export const nearest = defineOperation({
  name: 'nearest',
  method: 'POST',
  path: '/api/nearest',
  summary: 'List the catalog brands most similar to a page, a brand or a grammar.',
  input: v.pipe(
    v.object({
      ...tasteSubjectFields,
      limit: listLimit,
    }),
    namesOneTaste(),
  ),
  output: v.object({
    subject: TasteOwnerSchema,
    grammar_flat: FlatGrammarSchema,
    nearest: v.array(
      v.object({
        slug: v.string(),
        name: v.string(),
        /** 0..1, as in the graph: with few shared axes it is shrunk towards the catalog average. */
        similarity: v.number(),
        axes_compared: v.number(),
        /** Axes with the same value, highest weight first. */
        shared: v.array(v.string()),
        /** Axes that differ, largest loss of similarity first; `from` is the value of the subject. */
        apart: v.array(v.object({ axis: v.string(), from: v.string(), to: v.string() })),
      }),
    ),
    audit: v.object(auditFields),
  }),
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  errors: ['unknown_brand', 'ungraded_brand', 'unknown_axis', 'unreachable', 'unparseable'],
  examples: [
    {
      summary: 'Brands similar to a grammar of two axes',
      input: { grammar: { surface: { ground: 'black' }, type: { heading_weight: 'light' } } },
    },
    { summary: 'Brands similar to a brand', input: { brand: 'stripe', limit: 3 } },
  ],
  async run(input, context) {
    const { catalog } = context;
    const { owner, grammar, renderPasses } = await resolveTaste(input, '', context);
    const others = catalog.brands.filter(({ entry }) => entry.slug !== owner.slug);
    return {
      subject: owner,
      grammar_flat: grammar,
      nearest: nearestTo(grammar, others, catalog, input.limit).map(
        ({ brand, axes_compared, shared, apart, similarity }) => ({
          slug: brand.entry.slug,
          name: brand.entry.name,
          similarity,
          axes_compared,
          shared,
          apart,
        }),
      ),
      audit: auditOf(context, renderPasses),
    };
  },
});
