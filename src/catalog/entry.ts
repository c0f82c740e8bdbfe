import * as v from 'valibot';
import { described } from './described.ts';
import {
  Absent,
  Basis,
  Dissent,
  Exception,
  IsoDay,
  CITABLE_PARTS,
  Schemes,
  SecondReading,
  Surface,
  Url,
} from './evidence.ts';
import { DENSITIES, MOODS, SLUG, THEMES, TIER_MEANING, TIERS } from './entry-values.ts';
import { NestedGrammarSchema } from './grammar-schema.ts';
import { TRADES } from './trades.ts';
import { KINDS, SCRIPTS } from './facets.ts';
import { TagLists } from './tags/tag-lists.ts';
import { SourceSchema } from './sources.ts';
import {
  Citations,
  ComponentCitesSchema,
  ComponentSizesSchema,
  ComponentsSchema,
  ComponentStatesSchema,
  TokensSchema,
} from './tokens.ts';

const PROVENANCES = ['hand-crafted', 'pipeline-v1', 'pipeline-v2', 'imported', 'composed'] as const;

const Slug = v.pipe(v.string(), v.regex(SLUG, 'Write the slug in lower-case letters, digits and dashes.'));
const Country = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'Write the ISO 3166-1 code in lower case: jp.'));
const Voice = v.strictObject({
  persona: v.optional(
    described(v.string(), 'The brand as a person with a profession: `staff editor at a science quarterly`.'),
  ),
  example: v.optional(
    described(
      v.pipe(v.string(), v.nonEmpty('Write a line in the manner of the brand, or leave the key out.')),
      'A line in the manner of the brand, written for this entry; not a quotation, and always recalled.',
    ),
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
  tier: v.optional(described(v.picklist(TIERS), TIER_MEANING)),
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
  kind: v.optional(
    described(
      v.picklist(KINDS),
      'What the brand is: software `product`, `design-system`, `publication`, public `institution`, `shop`, `service` such as a bank or an airline, `maker` of goods, `studio`.',
    ),
  ),
  trades: v.optional(
    described(
      v.pipe(
        v.array(v.picklist(TRADES)),
        v.minLength(1, 'Choose at least one trade, or leave the key out.'),
        v.maxLength(4, 'Keep the four that people know the brand for.'),
      ),
      'What the brand does; first what people know it for.',
    ),
  ),
  script: v.optional(
    described(
      v.pipe(v.array(v.picklist(SCRIPTS)), v.minLength(1, 'Name at least one script.')),
      'Scripts that the brand writes for its readers, ISO 15924 in lower case, the main one first.',
    ),
  ),
  tags: v.optional(
    described(
      TagLists,
      'What people search by, in degrees, written from general knowledge; the closed list is in src/catalog/tags. Tags of colour, type and space that tokens or grammar decide need not be named.',
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
  ...v.omit(v.strictObject(entryFields), ['tier']).entries,
  slug: v.unwrap(entryFields.slug),
  source: v.unwrap(entryFields.source),
  official_url: described(Url, 'URL of the site of the brand.'),
  surfaces: described(
    v.pipe(v.array(Surface), v.minLength(1, 'Name the surface that the entry describes.')),
    'Faces of the brand; the first one is described by the entry and verified by its contract.',
  ),
  provenance: v.unwrap(entryFields.provenance),
  generated_at: v.unwrap(entryFields.generated_at),
  theme: v.unwrap(entryFields.theme),
  schemes: v.optional(described(Schemes, 'Schemes that the brand does not have.')),
  kind: v.unwrap(entryFields.kind),
  script: v.unwrap(entryFields.script),
  era: v.unwrap(entryFields.era),
  mood: v.unwrap(entryFields.mood),
  density: v.unwrap(entryFields.density),
  sources: described(
    v.pipe(v.array(SourceSchema), v.minLength(1, 'Name at least one source.')),
    'Sources of the tokens and facts, and every other source that was collected.',
  ),
  dissent: v.optional(
    described(
      v.array(Dissent),
      'Facts on which collected sources differ, with the source that the entry follows.',
    ),
  ),
  prose_cites: v.optional(
    described(
      v.strictObject(
        v.entriesFromList(
          CITABLE_PARTS,
          v.exactOptional(described(Citations, 'Ids of the sources of this part.')),
        ),
      ),
      'Sources of the prose by part; a part without one is recalled.',
    ),
  ),
  absent: v.optional(
    described(v.array(Absent), 'Core fields that the brand does not have, shown by a first-party source.'),
  ),
  exceptions: v.optional(
    described(v.array(Exception), 'Rules that the brand itself breaks, with the source that shows it.'),
  ),
  tokens: described(TokensSchema, 'Design tokens by group; a group that is absent is not known.'),
  components: v.optional(described(ComponentsSchema, 'CSS declarations of common parts of an interface.')),
  component_states: v.optional(
    described(ComponentStatesSchema, 'CSS declarations that change in a state, by component.'),
  ),
  component_sizes: v.optional(
    described(ComponentSizesSchema, 'CSS declarations that change with the size, by component.'),
  ),
  component_cites: v.optional(
    described(
      ComponentCitesSchema,
      'Sources of the declarations of each component, its states and sizes; without them they are recalled.',
    ),
  ),
  basis: v.optional(described(Basis, 'How each value of the grammar is known.')),
  second_reading: v.optional(
    described(SecondReading, 'Agreement with a second reader who did not see the values.'),
  ),
});
export type Frontmatter = v.InferOutput<typeof FrontmatterSchema>;
