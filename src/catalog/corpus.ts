import * as v from 'valibot';
import { described } from './described.ts';
import { AXES } from '../grammar/axes/index.ts';
import type { CatalogEntry } from './entry.ts';
import { MOODS } from './entry.ts';
import { grammarVector } from './grammar-similarity.ts';

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
    text: [body.signature_move, body.era_lineage, body.doc_voice, ...body.anti_patterns].join('\n'),
    vector: [...grammarVector(entry.grammar_flat)],
  };
}

/** Axes and values that the numbers of a vector stand for. */
export function corpusAxes(): Corpus['axes'] {
  return AXES.map(({ id, values }) => ({ id, values: [...values] }));
}
