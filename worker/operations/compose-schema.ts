import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { NestedGrammarSchema } from '../../src/catalog/grammar-schema.ts';
import { CATEGORIES, type Category } from '../../src/grammar/axis.ts';
import { THEMES } from '../../src/catalog/entry-values.ts';
import { TokenValuesSchema } from '../../src/catalog/tokens.ts';
import { LAYOUT_IDS } from '../../src/specimen/layouts/index.ts';
import { BrandName } from '../brand-name.ts';
import { HYBRID_FORMATS } from '../hybrid-formats.ts';

/** Values of `output_format`; the default comes first. */
const OUTPUT_FORMATS = ['json', ...HYBRID_FORMATS.keys()];

/** No control characters. Written without `\p{Cc}`, which readers of JSON Schema in other languages refuse. */
const sharedFields = {
  name: v.optional(
    described(
      v.pipe(BrandName, v.nonEmpty('Must not be empty.')),
      'Name of the hybrid. Default: the names of the sources, as in `Stripe × Linear hybrid`.',
    ),
  ),
  output_format: v.optional(
    described(
      v.picklist(OUTPUT_FORMATS, `Must be one of ${OUTPUT_FORMATS.join(', ')}.`),
      'Format of the response. `json` is the entry, `agents_md` a design contract, `html` a specimen page, `board` a board with the signature moves, other values are token formats.',
    ),
    'json',
  ),
  layout: v.optional(
    described(
      v.picklist(LAYOUT_IDS, `Must be one of ${LAYOUT_IDS.join(', ')}.`),
      'Layout of the page with `output_format: html`. Default: the one that fits the grammar.',
    ),
  ),
};

/** Request of compose. */
export const ComposeInput = v.object({
  sources: described(
    v.record(v.string(), v.string('Must be the slug of a brand.')),
    'For each category, the brand to take it from, by slug, name or host, or a private brand by slug: `{"palette": "stripe"}`. It needs axis values in that category.',
  ),
  ...sharedFields,
});

/** The same as a query string: each category is a parameter. */
export const ComposeInputInAddress = v.object({
  ...(Object.fromEntries(CATEGORIES.map((category) => [category, sourceOf(category)])) as Record<
    Category,
    ReturnType<typeof sourceOf>
  >),
  ...sharedFields,
});

function sourceOf(category: Category) {
  return v.optional(described(v.string(), `Brand to take ${category} from: its slug, name or host.`));
}

const ConflictSchema = v.object({
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
    v.array(ConflictSchema),
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

/** Answer of compose: JSON, or text in the requested format. */
export const ComposeOutput = v.union([HybridSchema, v.string()]);
