import * as v from 'valibot';
import { AXES } from '../grammar/axes/index.ts';
import type { CatalogEntry } from './entry.ts';
import { MOODS } from './entry.ts';
import { grammarVector } from './grammar-similarity.ts';

/** One brand as a search document. */
const CorpusDocumentSchema = v.object({
  slug: v.string(),
  name: v.string(),
  signature_move: v.string(),
  era: v.array(v.string()),
  mood: v.array(v.picklist(MOODS)),
  persona: v.nullable(v.string()),
  theme: v.string(),
  density: v.string(),
  /** The prose of the body, sections in order. */
  text: v.string(),
  /** Index of the value on each axis in the order of `axes`; -1 where the brand states none. */
  vector: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(AXES.length)),
});
export type CorpusDocument = v.InferOutput<typeof CorpusDocumentSchema>;

/** `GET /api/embeddings.json` */
export const CorpusSchema = v.object({
  version: v.string(),
  grammar_version: v.string(),
  count: v.number(),
  /** Axis ids in the order of a vector, with the values its numbers stand for. */
  axes: v.array(v.object({ id: v.string(), values: v.array(v.string()) })),
  documents: v.array(CorpusDocumentSchema),
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
