import * as v from 'valibot';
import { described } from './described.ts';
import { HUE_NAMES } from '../color/hue-name.ts';
import { splitFamilies } from '../text/split-families.ts';
import { AXES } from '../grammar/axes/index.ts';
import type { CatalogEntry } from './entry.ts';
import { MOODS, TIERS } from './entry.ts';
import { PERIODS, periodsOf } from './era-periods.ts';
import { fontClassesOf } from './font-classes-of.ts';
import { grammarVector } from './grammar-similarity.ts';
import { TRADES } from './trades.ts';
import { knownHues } from './known-hues.ts';
import { hostOf } from './official-url.ts';
import { FAMILY_CLASSES } from './tokens.ts';

/** One brand as a search document. */
const CorpusDocumentSchema = v.object({
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
  font_classes: described(v.array(v.picklist(FAMILY_CLASSES)), 'Classes of its typefaces.'),
  families: described(v.array(v.string()), 'First family of each font stack, lower case.'),
  text: described(v.string(), 'The prose of the entry, sections in order.'),
  vector: described(
    v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(AXES.length)),
    'Index of the value on each axis, in the order of `axes`; -1 where the brand states none.',
  ),
});
export type CorpusDocument = v.InferOutput<typeof CorpusDocumentSchema>;

/** `GET /api/embeddings.json` */
export const CorpusSchema = v.object({
  version: described(v.string(), 'Version of the API.'),
  grammar_version: described(v.string(), 'Version of the axes and their values.'),
  count: described(v.number(), 'Number of documents.'),
  axes: described(
    v.array(
      v.object({
        id: described(v.string(), 'Id of the axis.'),
        values: described(v.array(v.string()), 'Values that the numbers of a vector stand for.'),
      }),
    ),
    'Axes in the order of a vector.',
  ),
  documents: described(v.array(CorpusDocumentSchema), 'One document for each brand.'),
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
    font_classes: [...fontClassesOf(entry.tokens)],
    families: familiesOf(entry.tokens),
    text: [body.signature_move, body.era_lineage, body.doc_voice, ...body.anti_patterns].join('\n'),
    vector: [...grammarVector(entry.grammar_flat)],
  };
}

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

/** Axes and values that the numbers of a vector stand for. */
export function corpusAxes(): Corpus['axes'] {
  return AXES.map(({ id, values }) => ({ id, values: [...values] }));
}
