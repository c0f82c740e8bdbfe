import * as v from 'valibot';
import { AXES, type AxisId, type Grammar } from '../grammar/axes/index.ts';
import type { Body, WrittenCode } from './body.ts';
import { NestedGrammarSchema } from './grammar-schema.ts';
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
const SourceId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'Write a short id in kebab-case: primer.'));

const Voice = v.strictObject({
  /** The brand as a person with a profession: `staff editor at a science quarterly`. */
  persona: v.optional(v.string()),
  active_voice_pct: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  avg_sentence_words: v.optional(v.pipe(v.number(), v.minValue(0))),
  uses_second_person: v.optional(v.boolean()),
  google_rubric_score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  google_rubric_version: v.optional(v.string()),
  /** The document the figures were measured on: `package@version file, n sentences`. */
  measured_from: v.optional(v.string()),
});

const Source = v.strictObject({
  id: SourceId,
  kind: v.picklist(['npm', 'github', 'web']),
  /** `package@version`, `owner/repository@commit`, or an address. */
  ref: v.string(),
  /** File or files inside the package or repository. */
  path: v.optional(v.string()),
  license: v.optional(v.string()),
});

const CrossCheck = v.strictObject({
  /** Path of a token: `color.primary`. */
  fact: v.string(),
  /** Sources that state the value of the entry. */
  agree: v.pipe(v.array(SourceId), v.minLength(1, 'Name the sources that agree.')),
  /** Sources that state something else. */
  differ: v.optional(v.array(SourceId)),
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
  /** Follows from the tokens; checked at every build. */
  computed: v.optional(v.array(AxisIds)),
  /** Read from the brand's own pages by the engine. */
  measured: v.optional(v.array(AxisIds)),
  /** Written from general knowledge of the brand, with a reason; nothing checks it. */
  curated: v.optional(v.strictObject(v.entriesFromList(AXIS_IDS, v.exactOptional(Reason)))),
});

/** The entry, schema 2.0. Only `name` and `signature_move` are required; other keys are allowed. */
const entryFields = {
  name: v.pipe(v.string(), v.nonEmpty('Write the name people use.')),
  slug: v.optional(Slug),
  source: v.optional(Url),
  reference_id: v.optional(v.nullable(v.string())),
  official_url: v.optional(v.nullable(Url)),
  docs_url: v.optional(v.nullable(Url)),
  tier: v.optional(v.picklist(TIERS)),
  provenance: v.optional(v.picklist(PROVENANCES)),
  generated_at: v.optional(IsoDay),
  theme: v.optional(v.picklist(THEMES)),
  era: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.minLength(6, 'Name a movement, a decade, a designer or a publication.'))),
      v.minLength(1, 'Name at least one movement, decade, designer or publication.'),
    ),
  ),
  mood: v.optional(
    v.pipe(
      v.array(v.picklist(MOODS)),
      v.minLength(1, 'Choose at least one mood.'),
      v.maxLength(5, 'Keep the five strongest moods.'),
    ),
  ),
  density: v.optional(v.picklist(DENSITIES)),
  signature_move: v.pipe(
    v.string(),
    v.minLength(30, 'Name the one decision that identifies the brand, in 60 to 200 characters.'),
    v.maxLength(200, 'Name one decision in at most 200 characters.'),
  ),
  voice: v.optional(Voice),
  grammar: v.optional(NestedGrammarSchema),
};

/** An entry as the contract publishes it. */
export const EntrySchema = v.looseObject(entryFields);

/** The frontmatter of `catalog/<slug>.md`; all keys are required, and evidence is added. */
export const FrontmatterSchema = v.strictObject({
  ...entryFields,
  slug: Slug,
  source: Url,
  official_url: Url,
  tier: v.picklist(TIERS),
  provenance: v.picklist(PROVENANCES),
  generated_at: IsoDay,
  theme: v.picklist(THEMES),
  era: v.unwrap(entryFields.era),
  mood: v.unwrap(entryFields.mood),
  density: v.picklist(DENSITIES),
  sources: v.pipe(v.array(Source), v.minLength(1, 'Name at least one source.')),
  cross_check: v.optional(v.array(CrossCheck)),
  tokens: TokensSchema,
  components: v.optional(ComponentsSchema),
  basis: v.optional(Basis),
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
