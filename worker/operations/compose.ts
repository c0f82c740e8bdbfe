import { COMPOSE_VERSION } from '../../src/compose/hybrid-design-md.ts';
import { composeHybrid, type Hybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import type { Sources } from '../../src/compose/source.ts';
import type { Context } from '../context.ts';
import { type FormatContext, HYBRID_FORMATS } from '../hybrid-formats.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';
import { ownBrands } from '../own-brands.ts';
import { ComposeInput, ComposeInputInAddress, ComposeOutput } from './compose-schema.ts';

/** Shared by POST and GET. They differ in how the sources are given. */
const shared = {
  summary: 'Compose a hybrid taste from several brands, category by category.',
  output: ComposeOutput,
  cache: CACHE.computed,
  bodyLimit: SMALL_BODY,
  takesToken: 'private_brands',
  mediaTypes: [...HYBRID_FORMATS.values()].map(({ mediaType }) => mediaType),
  mediaType: ({ output_format }: { readonly output_format: string }) =>
    HYBRID_FORMATS.get(output_format)?.mediaType,
} as const;

export const compose = defineOperation({
  ...shared,
  name: 'compose',
  method: 'POST',
  path: '/api/compose',
  input: ComposeInput,
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
  async run({ sources, name, output_format, layout }, context) {
    const resolved = await resolve(sources, context);
    return answer(composeHybrid(resolved, name ?? null), output_format, { ...context, layout });
  },
});

/** A hybrid with an address, for links, frames and downloads. */
export const composeByAddress = defineOperation({
  ...shared,
  name: 'compose_by_address',
  method: 'GET',
  path: '/api/compose',
  input: ComposeInputInAddress,
  errors: ['invalid_request', 'unknown_source', 'ungraded_brand'],
  examples: [
    {
      summary: 'A specimen page of a hybrid',
      input: { surface: 'linear', palette: 'stripe', output_format: 'html' },
    },
    {
      summary: 'The same as a portfolio',
      input: { surface: 'linear', palette: 'stripe', output_format: 'html', layout: 'portfolio' },
    },
  ],
  async run({ name, output_format, layout, ...sources }, context) {
    const resolved = await resolve(sources, context, '');
    return answer(composeHybrid(resolved, name ?? null), output_format, { ...context, layout });
  },
});

/** @param path prefix of the categories in the request, for errors */
async function resolve(
  sources: Readonly<Record<string, string | undefined>>,
  context: Context,
  path?: string,
): Promise<Sources> {
  const names = Object.values(sources).filter((brand) => brand !== undefined);
  const catalog = await context.backend.naming(names);
  return resolveSources(sources, catalog, await ownBrands(names, catalog, context), path);
}

async function answer(hybrid: Hybrid, format: string, context: FormatContext) {
  return (await HYBRID_FORMATS.get(format)?.render(hybrid, context)) ?? present(hybrid);
}

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
