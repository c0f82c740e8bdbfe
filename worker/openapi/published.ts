import * as v from 'valibot';
import { CorpusSchema } from '../../src/catalog/corpus.ts';
import { GrammarDocumentSchema } from '../../src/catalog/grammar-document.ts';
import { GraphSchema } from '../../src/catalog/graph.ts';
import { CatalogListSchema } from '../../src/catalog/lean-entry.ts';
import { BrandRecordSchema } from '../../src/catalog/record.ts';
import { WeightsDocumentSchema } from '../../src/catalog/weights-document.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';

/** A document that is served as it was built, without the Worker. */
export interface PublishedDocument {
  /** Path with `:parameters`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly mediaType: string;
  readonly schema: v.GenericSchema;
}

const JSON_TYPE = 'application/json';
const TEXT = v.string();
const BYTES = v.any();
/** Formats that others have defined are not described again. */
const ANY_OBJECT = v.looseObject({});

/** What the build of the catalog publishes. */
export const PUBLISHED: readonly PublishedDocument[] = [
  json('/api/styles.json', 'List the brands of the catalog.', CatalogListSchema),
  json('/api/styles/:slug.json', 'Give all the catalog knows of a brand.', BrandRecordSchema),
  markdown('/api/styles/:slug/design.md', 'Give a brand as a design document.'),
  markdown('/api/styles/:slug/agents.md', 'Give the design contract of a brand for a coding agent.'),
  ...EXPORTERS.map(({ id, file, mediaType }) => ({
    path: `/api/styles/:slug/${file}` as const,
    summary: `Give the tokens of a brand as ${id}.`,
    mediaType: mediaType.replace(/;.*/, ''),
    schema: mediaType.startsWith(JSON_TYPE) ? ANY_OBJECT : TEXT,
  })),
  json('/api/grammar.json', 'Give the grammar of every graded brand.', GrammarDocumentSchema),
  json('/api/graph.json', 'Give the nearest brands of every brand.', GraphSchema),
  json('/api/embeddings.json', 'Give the corpus that search is made from.', CorpusSchema),
  json('/api/weights.json', 'Give what each axis counts in a score.', WeightsDocumentSchema),
  json('/api/calibration.json', 'Give how sure readings of each axis turned out to be.', ANY_OBJECT),
  json('/api/schema/:name.json', 'Give the JSON Schema of a document.', ANY_OBJECT),
  media('/styles/screenshots/:slug.webp', 'Show the page of a brand.', 'image/webp'),
  media('/styles/videos/:slug.mp4', 'Show the page of a brand while it scrolls.', 'video/mp4'),
];

function json(path: `/${string}`, summary: string, schema: v.GenericSchema): PublishedDocument {
  return { path, summary, mediaType: JSON_TYPE, schema };
}

function markdown(path: `/${string}`, summary: string): PublishedDocument {
  return { path, summary, mediaType: 'text/markdown', schema: TEXT };
}

function media(path: `/${string}`, summary: string, mediaType: string): PublishedDocument {
  return { path, summary, mediaType, schema: BYTES };
}
