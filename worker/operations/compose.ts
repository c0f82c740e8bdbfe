import { COMPOSE_VERSION } from '../../src/compose/hybrid-design-md.ts';
import { composeHybrid, type Hybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import { HYBRID_FORMATS } from '../hybrid-formats.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { ComposeInput, ComposeOutput } from './compose-schema.ts';

export const compose = defineOperation({
  name: 'compose',
  method: 'POST',
  path: '/api/compose',
  summary: 'Compose a hybrid taste from several brands, category by category.',
  input: ComposeInput,
  output: ComposeOutput,
  cache: CACHE.computed,
  bodyLimit: SMALL_BODY,
  errors: ['unknown_axis', 'unknown_source', 'ungraded_brand'],
  examples: [
    {
      summary: 'Surface and palette of one brand, type of another',
      input: { sources: { surface: 'stripe', palette: 'stripe', type: 'vercel' } },
    },
    {
      summary: 'A named hybrid as CSS',
      input: { sources: { surface: 'linear' }, name: 'Night shift', output_format: 'css' },
    },
  ],
  mediaTypes: [...HYBRID_FORMATS.values()].map(({ mediaType }) => mediaType),
  mediaType: ({ output_format }) => HYBRID_FORMATS.get(output_format)?.mediaType,
  async run({ sources, name, output_format }, { catalog, origin }) {
    const hybrid = composeHybrid(resolveSources(sources, catalog), name ?? null);
    return HYBRID_FORMATS.get(output_format)?.render(hybrid, origin) ?? present(hybrid);
  },
});

function present({
  name,
  slug,
  signatureMove,
  theme,
  grammar,
  nested,
  tokens,
  conflicts,
  sources,
  brands,
}: Hybrid) {
  return {
    name,
    slug,
    tier: 'unrated' as const,
    provenance: 'composed' as const,
    theme,
    signature_move: signatureMove,
    grammar: nested,
    tokens,
    conflicts: conflicts.map((conflict) => ({ ...conflict })),
    _compose: {
      sources: Object.fromEntries(sources.map(({ category, source }) => [category, source.entry.slug])),
      source_quotes: brands.map(({ entry }) => ({
        slug: entry.slug,
        name: entry.name,
        signature_move: entry.signature_move,
      })),
      axis_count: Object.keys(grammar).length,
      version: COMPOSE_VERSION,
    },
  };
}
