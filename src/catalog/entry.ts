import * as v from 'valibot';
import { described } from './described.ts';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Body, WrittenCode } from './body.ts';
import { NestedGrammarSchema } from './grammar-schema.ts';
import { INDUSTRIES } from './industries.ts';
import { ComponentsSchema, TokensSchema } from './tokens.ts';

export const TIERS = ['reference', 'verified', 'community', 'unrated'] as const;
const PROVENANCES = ['hand-crafted', 'pipeline-v1', 'pipeline-v2', 'imported', 'composed'] as const;
export const THEMES = ['light', 'dark', 'mixed'] as const;
export const DENSITIES = ['low', 'medium', 'high'] as const;
export const MOODS = [
  'editorial',
  'scholarly',
  'technical',
  'playful',
  'restrained',
  'industrial',
  'organic',
  'futurist',
  'polished',
  'corporate',
  'intimate',
  'theatrical',
  'raw',
  'exuberant',
  'brutalist',
  'retro',
  'monochrome',
  'vibrant',
] as const;

export const SLUG = /^[a-z0-9][a-z0-9-]*$/;

const Slug = v.pipe(v.string(), v.regex(SLUG, 'Write the slug in lower-case letters, digits and dashes.'));
const Url = v.pipe(v.string(), v.url('Write an absolute address: https://example.com.'));
const IsoDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the day as YYYY-MM-DD.'));
const Country = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'Write the ISO 3166-1 code in lower case: jp.'));
const SourceId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'Write a short id in kebab-case: primer.'));

const Voice = v.strictObject({
  persona: v.optional(
    described(v.string(), 'The brand as a person with a profession: `staff editor at a science quarterly`.'),
  ),
  active_voice_pct: v.optional(
    described(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 'Sentences in the active voice, percent.'),
  ),
  avg_sentence_words: v.optional(
    described(v.pipe(v.number(), v.minValue(0)), 'Words in a sentence on average.'),
  ),
  uses_second_person: v.optional(described(v.boolean(), 'Whether the text addresses the reader as "you".')),
  google_rubric_score: v.optional(
    described(
      v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
      'Score by a rubric made from the Google developer style guide, 0 to 100.',
    ),
  ),
  google_rubric_version: v.optional(described(v.string(), 'Version of the rubric.')),
  measured_from: v.optional(
    described(v.string(), 'Document the figures were measured on: `package@version file, n sentences`.'),
  ),
});

const Source = v.strictObject({
  id: described(SourceId, 'Id that `cites` refers to.'),
  kind: described(v.picklist(['npm', 'github', 'web']), 'Where the source is published.'),
  ref: described(v.string(), '`package@version`, `owner/repository@commit`, or a URL.'),
  path: v.optional(described(v.string(), 'File or files inside the package or repository.')),
  license: v.optional(described(v.string(), 'License of the source.')),
});

const CrossCheck = v.strictObject({
  fact: described(v.string(), 'Path of a token, such as `color.primary`.'),
  agree: described(
    v.pipe(v.array(SourceId), v.minLength(1, 'Name the sources that agree.')),
    'Ids of the sources that state the value of the entry.',
  ),
  differ: v.optional(described(v.array(SourceId), 'Ids of the sources that state another value.')),
});

const AXIS_IDS = AXES.map(({ id }): AxisId => id);
const AxisIds = v.picklist(AXIS_IDS);
const Reason = v.pipe(
  v.string(),
  v.minLength(12, 'Give the reason in a sentence; quote it if it contains " #", which begins a comment.'),
  v.maxLength(220, 'Give the reason in one sentence.'),
);

/** How each value of the grammar is known. */
const Basis = v.strictObject({
  computed: v.optional(
    described(v.array(AxisIds), 'Axes that follow from the tokens; checked at every build.'),
  ),
  measured: v.optional(described(v.array(AxisIds), "Axes read from the brand's own pages by the engine.")),
  curated: v.optional(
    described(
      v.strictObject(
        v.entriesFromList(
          AXIS_IDS,
          v.exactOptional(described(Reason, 'Why the brand has this value, in a sentence.')),
        ),
      ),
      'Axes written from general knowledge of the brand, each with its reason; nothing checks them.',
    ),
  ),
});

/** The entry, schema 2.0. Only `name` and `signature_move` are required; other keys are allowed. */
const entryFields = {
  name: described(v.pipe(v.string(), v.nonEmpty('Write the name people use.')), 'Display name.'),
  slug: v.optional(described(Slug, 'Identifier of the brand in paths and requests.')),
  aliases: v.optional(
    described(
      v.pipe(
        v.array(v.pipe(v.string(), v.nonEmpty('Write a name that people use.'))),
        v.minLength(1, 'Name at least one, or leave the key out.'),
      ),
      'Other names of the brand: former, long, short or foreign ones, and further hosts.',
    ),
  ),
  source: v.optional(described(Url, 'URL that the entry describes.')),
  reference_id: v.optional(
    described(
      v.nullable(v.string()),
      'Identifier in an upstream reference collection; null when there is none.',
    ),
  ),
  official_url: v.optional(
    described(v.nullable(Url), 'URL of the site of the brand; null when there is none.'),
  ),
  docs_url: v.optional(described(v.nullable(Url), 'URL of the documentation; null when there is none.')),
  tier: v.optional(
    described(
      v.picklist(TIERS),
      '`reference`: hand-written, every axis graded; `verified`: first-party package or two sources that agree; `community`: one source; `unrated`: not graded.',
    ),
  ),
  provenance: v.optional(
    described(v.picklist(PROVENANCES), 'How the entry was made; `composed` marks a hybrid.'),
  ),
  generated_at: v.optional(described(IsoDay, 'Day on which the entry was written, YYYY-MM-DD.')),
  theme: v.optional(
    described(
      v.picklist(THEMES),
      'Colour scheme that a visitor sees first; `mixed` for light and dark sections.',
    ),
  ),
  era: v.optional(
    described(
      v.pipe(
        v.array(
          v.pipe(v.string(), v.minLength(6, 'Name a movement, a decade, a designer or a publication.')),
        ),
        v.minLength(1, 'Name at least one movement, decade, designer or publication.'),
      ),
      'Movements, decades, designers or publications that the design refers to.',
    ),
  ),
  mood: v.optional(
    described(
      v.pipe(
        v.array(v.picklist(MOODS)),
        v.minLength(1, 'Choose at least one mood.'),
        v.maxLength(5, 'Keep the five strongest moods.'),
      ),
      'One to five moods.',
    ),
  ),
  density: v.optional(described(v.picklist(DENSITIES), 'Amount of content on a screen.')),
  industry: v.optional(
    described(
      v.pipe(
        v.array(v.picklist(INDUSTRIES)),
        v.minLength(1, 'Choose at least one industry, or leave the key out.'),
        v.maxLength(4, 'Keep the four that people know the brand for.'),
      ),
      'What the brand does; first what people know it for.',
    ),
  ),
  country: v.optional(described(Country, 'Country the brand comes from or is led from, ISO 3166-1 alpha-2.')),
  signature_move: described(
    v.pipe(
      v.string(),
      v.minLength(30, 'Name the one decision that identifies the brand, in 60 to 200 characters.'),
      v.maxLength(200, 'Name one decision in at most 200 characters.'),
    ),
    'The one design decision by which people recognise the brand, 30 to 200 characters.',
  ),
  voice: v.optional(described(Voice, 'Measures of the prose of the brand.')),
  grammar: v.optional(described(NestedGrammarSchema, 'Axis values by category.')),
};

/** An entry as the contract publishes it. */
export const EntrySchema = v.looseObject(entryFields);

/** The frontmatter of `catalog/<slug>.md`; all keys are required, and evidence is added. */
export const FrontmatterSchema = v.strictObject({
  ...entryFields,
  slug: v.unwrap(entryFields.slug),
  source: v.unwrap(entryFields.source),
  official_url: described(Url, 'URL of the site of the brand.'),
  tier: v.unwrap(entryFields.tier),
  provenance: v.unwrap(entryFields.provenance),
  generated_at: v.unwrap(entryFields.generated_at),
  theme: v.unwrap(entryFields.theme),
  era: v.unwrap(entryFields.era),
  mood: v.unwrap(entryFields.mood),
  density: v.unwrap(entryFields.density),
  sources: described(
    v.pipe(v.array(Source), v.minLength(1, 'Name at least one source.')),
    'Sources of the tokens and facts.',
  ),
  cross_check: v.optional(described(v.array(CrossCheck), 'Facts for which several sources were compared.')),
  tokens: described(TokensSchema, 'Design tokens by group; a group that is absent is not known.'),
  components: v.optional(described(ComponentsSchema, 'CSS declarations of common parts of an interface.')),
  basis: v.optional(described(Basis, 'How each value of the grammar is known.')),
});
export type Frontmatter = v.InferOutput<typeof FrontmatterSchema>;

/** One file of the catalog, read and checked. */
export interface CatalogEntry extends Frontmatter {
  readonly grammar_flat: Grammar;
  readonly body: Body;
  readonly code: WrittenCode;
  /** The frontmatter as written, for the Markdown export. */
  readonly yaml: string;
}
