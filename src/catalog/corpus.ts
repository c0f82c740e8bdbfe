import * as v from 'valibot';
import { described } from './described.ts';
import { HUE_NAMES } from '../color/hue-name.ts';
import { splitFamilies } from '../text/split-families.ts';
import { AXES } from '../grammar/axes/index.ts';
import type { Weights } from '../grammar/weights.ts';
import { axisBlocks, embed } from './embedding.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { MOODS, TIERS } from './entry-values.ts';
import { PERIODS, periodsOf } from './era-periods.ts';
import { fontClassesOf } from './font-classes-of.ts';
import { grammarVector } from './grammar-similarity.ts';
import { TRADES } from './trades.ts';
import { knownColors, knownHues } from './known-colors.ts';
import { hostOf } from './official-url.ts';
import { TagLists } from './tags/tag-lists.ts';
import { FAMILY_CLASSES } from './tokens.ts';

/** How a brand is introduced, in the corpus and in answers of search. */
export const brandFields = {
  slug: described(v.string(), 'Slug of the brand.'),
  name: described(v.string(), 'Name of the brand.'),
  signature_move: described(v.string(), 'The one design decision by which people recognise the brand.'),
  era: described(
    v.array(v.string()),
    'Movements, decades, designers or publications that the design refers to.',
  ),
  mood: described(v.array(v.picklist(MOODS)), 'One to five moods.'),
  persona: described(
    v.nullable(v.string()),
    'The voice of the brand as a person with a profession; null when not known.',
  ),
};

/** One brand as a search document. */
const CorpusDocumentSchema = v.object({
  ...brandFields,
  theme: described(v.string(), 'Colour scheme that a visitor sees first.'),
  density: described(v.string(), 'Amount of content on a screen.'),
  tier: described(v.picklist(TIERS), 'How well the entry is founded, as in the catalog list.'),
  aliases: described(v.array(v.string()), 'Other names of the brand, and the host of its site.'),
  trades: described(v.array(v.picklist(TRADES)), 'What the brand does; first what people know it for.'),
  country: described(
    v.nullable(v.string()),
    'Country of the brand, ISO 3166-1 alpha-2; null when not known.',
  ),
  periods: described(v.array(v.picklist(PERIODS)), 'Decades that the eras name, oldest first.'),
  hues: described(v.array(v.picklist(HUE_NAMES)), 'Names of the colours the brand is known by.'),
  colors: described(
    v.array(v.string()),
    'The colours the brand is known by, `#rrggbb`, the one of its main actions first.',
  ),
  font_classes: described(v.array(v.picklist(FAMILY_CLASSES)), 'Classes of its typefaces.'),
  tags: described(TagLists, 'What people search by, in degrees.'),
  families: described(v.array(v.string()), 'First family of each font stack, lower case.'),
  text: described(v.string(), 'The prose of the entry, sections in order.'),
  codes: described(
    v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(AXES.length)),
    'Index of the value on each axis, in the order of `axes`; -1 where the brand states none.',
  ),
});
export type CorpusDocument = v.InferOutput<typeof CorpusDocumentSchema>;

const Coordinates = v.array(v.number());

/** `GET /api/embeddings.json` */
export const CorpusSchema = v.object({
  version: described(v.string(), 'Version of the API.'),
  grammar_version: described(v.string(), 'Version of the axes and their values.'),
  weights_version: described(v.string(), 'Version of the axis weights; see /api/weights.json.'),
  count: described(v.number(), 'Number of documents.'),
  dimensions: described(v.pipe(v.number(), v.integer()), 'Length of a vector.'),
  how: described(v.string(), 'How the vectors are made, and what their cosine means.'),
  axes: described(
    v.array(
      v.object({
        id: described(v.string(), 'Id of the axis.'),
        values: described(v.array(v.string()), 'Values of the axis, in the order of `codes`.'),
        coordinates: described(v.array(Coordinates), 'Coordinates of each value, in the order of `values`.'),
        unstated: described(Coordinates, 'Coordinates where a brand does not state the axis.'),
      }),
    ),
    'Axes in the order of their blocks in a vector.',
  ),
  documents: described(
    v.array(
      v.object({
        ...CorpusDocumentSchema.entries,
        vector: v.exactOptional(
          described(Coordinates, 'Vector of length 1; absent for a brand that is not graded.'),
        ),
      }),
    ),
    'One document for each brand.',
  ),
});
export type Corpus = v.InferOutput<typeof CorpusSchema>;

export function corpusDocument(entry: CatalogEntry): CorpusDocument {
  const { body } = entry;
  return {
    slug: entry.slug,
    name: entry.name,
    signature_move: entry.signature_move,
    era: entry.era,
    mood: entry.mood,
    persona: entry.voice?.persona ?? null,
    theme: entry.theme,
    density: entry.density,
    tier: entry.tier,
    aliases: aliasesOf(entry),
    trades: entry.trades ?? [],
    country: entry.country ?? null,
    periods: [...periodsOf(entry.era)],
    hues: [...knownHues(entry.tokens, entry.theme)],
    colors: [...knownColors(entry.tokens, entry.theme)],
    font_classes: [...fontClassesOf(entry.tokens)],
    families: familiesOf(entry.tokens),
    tags: entry.tags ?? NO_TAGS,
    text: [
      body.signature_move,
      body.era_lineage,
      body.doc_voice,
      ...(entry.voice?.example === undefined ? [] : [entry.voice.example]),
      ...body.anti_patterns,
    ].join('\n'),
    codes: [...grammarVector(entry.grammar_flat)],
  };
}

const NO_TAGS: TagLists = { strong: [], some: [], opposite: [] };

function aliasesOf({ aliases = [], official_url }: CatalogEntry): string[] {
  const { pathname } = new URL(official_url);
  // A site below a path shares its host with others.
  const host = pathname === '/' ? hostOf(official_url) : null;
  return [...new Set([...aliases, ...(host === null ? [] : [host])])];
}

/** First family of each stack. */
function familiesOf({ type }: CatalogEntry['tokens']): string[] {
  const stacks = Object.values(type?.families ?? {}).map(({ stack }) => stack);
  return [...new Set(stacks.flatMap((stack) => splitFamilies(stack).slice(0, 1)))].toSorted();
}

const HOW =
  'A vector has one block for each axis. The block of a value is `coordinates`, the Cholesky factor of the similarities ' +
  'of the values of the axis times the square root of its weight, so that the product of two blocks is the weighted ' +
  'similarity of their values; the block of an axis that is not stated is `unstated`, the mean over the catalog. ' +
  'The blocks are joined and scaled to length 1. The cosine of two brands that state every axis is their similarity ' +
  'in /api/graph.json; an axis that one does not state moves it towards the mean. To place another grammar among ' +
  'the brands, join the blocks of its values.';

/** The search documents of the catalog with their embeddings. */
export function corpusOf(
  entries: readonly CatalogEntry[],
  weights: Weights,
  versions: Pick<Corpus, 'version' | 'grammar_version' | 'weights_version'>,
): Corpus {
  const graded = entries.filter(({ grammar }) => grammar !== undefined);
  const blocks = axisBlocks(
    graded.map(({ grammar_flat }) => grammar_flat),
    weights,
  );
  return {
    ...versions,
    count: entries.length,
    dimensions: blocks.reduce((sum, { unstated }) => sum + unstated.length, 0),
    how: HOW,
    axes: blocks.map(({ id, coordinates, unstated }, index) => ({
      id,
      values: [...(AXES[index]?.values ?? [])],
      coordinates: coordinates.map((own) => [...own]),
      unstated: [...unstated],
    })),
    documents: entries.map((entry) => ({
      ...corpusDocument(entry),
      ...(entry.grammar !== undefined && { vector: [...embed(entry.grammar_flat, blocks)] }),
    })),
  };
}
