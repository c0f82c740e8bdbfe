import * as v from 'valibot';
import { NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { THEMES } from '../../src/catalog/entry.ts';
import { TokenValuesSchema } from '../../src/catalog/tokens.ts';
import { COMPOSE_VERSION, hybridDesignMd } from '../../src/compose/hybrid-design-md.ts';
import { composeHybrid, type Hybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import { hybridTaste } from '../../src/contract/exporters/hybrid-taste.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';
import { MAX_BRAND_NAME } from '../brand-slug.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../operation.ts';

interface TextFormat {
  readonly mediaType: string;
  readonly render: (hybrid: Hybrid) => string;
}

/** Text formats of `output_format`; the default is JSON. */
const TEXT_FORMATS: ReadonlyMap<string, TextFormat> = new Map<string, TextFormat>([
  ['design_md', { mediaType: 'text/markdown; charset=utf-8', render: hybridDesignMd }],
  ['html', { mediaType: 'text/html; charset=utf-8', render: specimenOf }],
  ...EXPORTERS.map(({ id, mediaType, render }): [string, TextFormat] => [
    id,
    { mediaType, render: (hybrid) => render(hybridTaste(hybrid)) },
  ]),
]);

const FORMATS = ['json', ...TEXT_FORMATS.keys()];

const Change = v.object({
  code: v.picklist(['contrast', 'scheme', 'contradiction']),
  subject: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  detail: v.string(),
});

const HybridSchema = v.object({
  name: v.string(),
  slug: v.string(),
  tier: v.literal('unrated'),
  provenance: v.literal('composed'),
  theme: v.picklist(THEMES),
  signature_move: v.pipe(v.string(), v.minLength(30), v.maxLength(200)),
  grammar: NestedGrammarSchema,
  /** Tokens of the sources by category, without citations. */
  tokens: TokenValuesSchema,
  /** Changes that resolve conflicts between the sources, and conflicts that remain. */
  conflicts: v.array(Change),
  _compose: v.object({
    sources: v.record(v.string(), v.string()),
    source_quotes: v.array(v.object({ slug: v.string(), name: v.string(), signature_move: v.string() })),
    axis_count: v.number(),
    version: v.string(),
  }),
});

export const compose = defineOperation({
  name: 'compose',
  method: 'POST',
  path: '/api/compose',
  summary: 'Compose a hybrid taste from several brands, category by category.',
  input: v.object({
    /** Category to slug. */
    sources: v.record(v.string(), v.string('Must be the slug of a brand.')),
    name: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Must not be empty.'),
        v.maxLength(MAX_BRAND_NAME, `Must have at most ${MAX_BRAND_NAME} characters.`),
        v.regex(/^\P{Cc}*$/u, 'Must be one line of text.'),
      ),
    ),
    output_format: v.optional(v.picklist(FORMATS, `Must be one of ${FORMATS.join(', ')}.`), 'json'),
  }),
  output: v.union([HybridSchema, v.string()]),
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
  mediaTypes: [...TEXT_FORMATS.values()].map(({ mediaType }) => mediaType),
  mediaType: ({ output_format }) => TEXT_FORMATS.get(output_format)?.mediaType,
  async run({ sources, name, output_format }, { catalog }) {
    const hybrid = composeHybrid(resolveSources(sources, catalog), name ?? null);
    return TEXT_FORMATS.get(output_format)?.render(hybrid) ?? present(hybrid);
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

function specimenOf({ grammar, name, tokens, scheme }: Hybrid): string {
  return renderSpecimen({ grammar, name, tokens, stated: scheme }).html;
}
