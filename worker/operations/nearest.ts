import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { FlatGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { identityScores, judgeBrands } from '../../src/identity/judge-brands.ts';
import type { IdentityCard } from '../../src/identity/judge-identity.ts';
import { nearestTo } from '../../src/query/nearest.ts';
import { auditFields, auditOf } from '../answer/audit.ts';
import { BriefIdentitySchema, presentBriefIdentity } from '../answer/identity.ts';
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
    subject: described(TasteOwnerSchema, 'What the brands are compared with.'),
    grammar_flat: described(FlatGrammarSchema, 'Axis values of the subject.'),
    nearest: described(
      v.array(
        v.object({
          slug: described(v.string(), 'Slug of the brand.'),
          name: described(v.string(), 'Name of the brand.'),
          similarity: described(
            v.number(),
            '0 to 1, as in /api/graph.json. With few shared axes it is shrunk towards the catalog average.',
          ),
          resemblance: described(
            v.number(),
            '0 to 1, what the brands are ordered by: 0.6 `identity.score` and 0.4 `similarity`; without tokens `similarity` alone.',
          ),
          identity: v.optional(
            described(
              BriefIdentitySchema,
              'How closely the page, or a page made from the tokens of the brand, keeps the tokens of this brand; absent for a grammar.',
            ),
          ),
          axes_compared: described(v.number(), 'Number of axes that both state.'),
          shared: described(v.array(v.string()), 'Axes with the same value, highest weight first.'),
          apart: described(
            v.array(
              v.object({
                axis: described(v.string(), 'Id of the axis.'),
                from: described(v.string(), 'Value of the subject.'),
                to: described(v.string(), 'Value of the brand.'),
              }),
            ),
            'Axes that differ, largest loss of similarity first.',
          ),
        }),
      ),
      'The most similar brands, best first.',
    ),
    audit: described(v.object(auditFields), 'How the result was obtained.'),
  }),
  cache: CACHE.never,
  bodyLimit: PAGE_BODY,
  takesToken: 'private_brands',
  errors: ['unknown_brand', 'ungraded_brand', 'unknown_axis', 'unreachable', 'unparseable'],
  examples: [
    {
      summary: 'Brands similar to a grammar of two axes',
      input: { grammar: { surface: { ground: 'black' }, type: { heading_weight: 'light' } } },
    },
    { summary: 'Brands similar to a brand', input: { brand: 'stripe', limit: 3 } },
  ],
  async run(input, context) {
    const { catalog, backend } = context;
    const { owner, grammar, tokens, renderPasses } = await resolveTaste(input, '', context);
    const others = (await backend.like(grammar)).filter(({ entry }) => entry.slug !== owner.slug);
    const cards = tokens === null ? new Map<string, IdentityCard>() : judgeBrands(tokens.see(), others);
    const { weights, prior } = catalog;
    const likeness = { weights, prior, identities: identityScores(cards) };
    return {
      subject: owner,
      grammar_flat: grammar,
      nearest: nearestTo(grammar, others, likeness, input.limit).map(({ brand, ...near }) => {
        const { slug, name } = brand.entry;
        const card = cards.get(slug);
        return { slug, name, ...near, ...(card !== undefined && { identity: presentBriefIdentity(card) }) };
      }),
      audit: auditOf(context, renderPasses),
    };
  },
});
