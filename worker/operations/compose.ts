import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
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
  code: described(
    v.picklist(['contrast', 'scheme', 'contradiction']),
    '`contrast`: too little contrast on a new ground; `scheme`: a palette states only the other scheme; `contradiction`: two axes exclude each other.',
  ),
  subject: described(
    v.string(),
    'Token (`color.light.text`), group of tokens or axis that the conflict concerns.',
  ),
  from: described(
    v.nullable(v.string()),
    'Value of the source; null when the conflict concerns no single value.',
  ),
  to: described(v.nullable(v.string()), 'New value; null when the value is unchanged.'),
  detail: described(v.string(), 'The conflict and its resolution in a sentence.'),
});

const HybridSchema = v.object({
  name: described(v.string(), 'Name of the hybrid.'),
  slug: described(v.string(), 'Slug made from the name.'),
  tier: described(v.literal('unrated'), 'Quality tier of the entry; a hybrid is never rated.'),
  provenance: described(v.literal('composed'), 'How the entry was made.'),
  theme: described(v.picklist(THEMES), 'Colour scheme of the hybrid.'),
  signature_move: described(
    v.pipe(v.string(), v.minLength(30), v.maxLength(200)),
    'A sentence made from a template and the sources.',
  ),
  grammar: described(NestedGrammarSchema, 'Axis values of the requested categories.'),
  tokens: described(TokenValuesSchema, 'Tokens of the sources by category, without citations.'),
  conflicts: described(
    v.array(Change),
    'Changes that resolve conflicts between the sources, and conflicts that remain.',
  ),
  _compose: described(
    v.object({
      sources: described(v.record(v.string(), v.string()), 'Slug of the source of each category.'),
      source_quotes: described(
        v.array(
          v.object({
            slug: described(v.string(), 'Slug of the source.'),
            name: described(v.string(), 'Name of the source.'),
            signature_move: described(v.string(), 'Signature move of the source.'),
          }),
        ),
        'The signature move of each source.',
      ),
      axis_count: described(v.number(), 'Number of axes in `grammar`.'),
      version: described(v.string(), 'Version of the composition rules.'),
    }),
    'How the hybrid was composed.',
  ),
});

export const compose = defineOperation({
  name: 'compose',
  method: 'POST',
  path: '/api/compose',
  summary: 'Compose a hybrid taste from several brands, category by category.',
  input: v.object({
    sources: described(
      v.record(v.string(), v.string('Must be the slug of a brand.')),
      'Slug of a graded catalog brand for each category to take over, such as `{"palette": "stripe"}`.',
    ),
    name: v.optional(
      described(
        v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty('Must not be empty.'),
          v.maxLength(MAX_BRAND_NAME, `Must have at most ${MAX_BRAND_NAME} characters.`),
          v.regex(/^\P{Cc}*$/u, 'Must be one line of text.'),
        ),
        'Name of the hybrid. Default: the names of the sources, as in `Stripe × Linear hybrid`.',
      ),
    ),
    output_format: v.optional(
      described(
        v.picklist(FORMATS, `Must be one of ${FORMATS.join(', ')}.`),
        'Format of the response. `json` is the entry, `html` a specimen page, other values are token formats.',
      ),
      'json',
    ),
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
