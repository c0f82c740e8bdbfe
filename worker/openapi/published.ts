import * as v from 'valibot';
import { CorpusSchema } from '../../src/catalog/corpus.ts';
import { GrammarDocumentSchema } from '../../src/catalog/grammar-document.ts';
import { GraphSchema } from '../../src/catalog/graph.ts';
import { CatalogListSchema } from '../../src/catalog/lean-entry.ts';
import { BrandRecordSchema } from '../../src/catalog/record.ts';
import { WeightsDocumentSchema } from '../../src/catalog/weights-document.ts';
import { EXPORTERS } from '../../src/contract/exporters/index.ts';
import type { ErrorCode } from '../../src/errors.ts';

/** A document of the catalog. Most are files that the platform serves without running the Worker. */
export interface PublishedDocument {
  /** Path with `:parameters`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly mediaType: string;
  readonly schema: v.GenericSchema;
  /** Set for documents that run the Worker, which answers their preflights and other methods itself. */
  readonly worker?: {
    readonly errors: readonly ErrorCode[];
    /** Whether a Range header gets a part of the document. */
    readonly hasRanges?: boolean;
    /** Whether the query replaces axes of the brand. */
    readonly takesAxes?: boolean;
  };
}

const JSON_TYPE = 'application/json';
const TEXT = v.string();
const BYTES = v.any();
/** External formats have their own specification, so their schema is not repeated here. */
const ANY_OBJECT = v.looseObject({});

/** Every static document that the catalog build publishes. */
export const PUBLISHED: readonly PublishedDocument[] = [
  json('/api/styles.json', 'List the brands of the catalog.', CatalogListSchema),
  json('/api/styles/:slug.json', 'Get the full record of a brand.', BrandRecordSchema),
  markdown('/api/styles/:slug/design.md', 'Get a brand as a Markdown design document.'),
  {
    ...markdown('/api/styles/:slug/agents.md', 'Get the design contract of a brand for coding agents.'),
    worker: {
      errors: ['unknown_axis', 'invalid_request', 'not_configured', 'internal'],
      takesAxes: true,
    },
  },
  ...EXPORTERS.map(({ id, file, mediaType }) => ({
    path: `/api/styles/:slug/${file}` as const,
    summary: `Get the design tokens of a brand in the format ${id}.`,
    mediaType: mediaType.replace(/;.*/, ''),
    schema: mediaType.startsWith(JSON_TYPE) ? ANY_OBJECT : TEXT,
  })),
  media('/api/styles/:slug/poster.svg', 'Get the poster of a brand, in its own colours.', 'image/svg+xml'),
  json('/api/grammar.json', 'Get the grammar of every graded brand.', GrammarDocumentSchema),
  json('/api/graph.json', 'Get the most similar brands of every brand.', GraphSchema),
  json('/api/embeddings.json', 'Get the corpus that the search index is built from.', CorpusSchema),
  json('/api/weights.json', 'Get the weight of each axis in a score.', WeightsDocumentSchema),
  {
    path: '/api/catalog.jsonl',
    summary: 'Get every brand, one JSON document a line.',
    mediaType: 'application/jsonl',
    schema: TEXT,
  },
  json('/api/calibration.json', 'Get the measured accuracy of readings, by axis and confidence.', ANY_OBJECT),
  json('/api/schema/:name.json', 'Get the JSON Schema of a document.', ANY_OBJECT),
  media('/styles/screenshots/:slug.webp', 'Get a screenshot of the page of a brand.', 'image/webp'),
  {
    ...media('/styles/videos/:slug.mp4', 'Get a scroll recording of the page of a brand.', 'video/mp4'),
    worker: {
      errors: ['range_not_satisfiable', 'not_configured', 'unavailable', 'internal'],
      hasRanges: true,
    },
  },
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
