import { createHash } from 'node:crypto';
import type { BundledCatalog } from '../../src/catalog/catalog-index.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { corpusOf } from '../../src/catalog/corpus.ts';
import { grammarDocument } from '../../src/catalog/grammar-document.ts';
import { type Graph, NEAREST, nearestBrands } from '../../src/catalog/graph.ts';
import {
  API_VERSION,
  type EntryFacts,
  leanEntry,
  type ScreenshotSubject,
} from '../../src/catalog/lean-entry.ts';
import type { LiveTokens } from '../../src/catalog/live-tokens.ts';
import { type BrandRecord, brandRecord } from '../../src/catalog/record.ts';
import { renderTokens } from '../../src/catalog/render-tokens.ts';
import { similarityPrior } from '../../src/catalog/similarity-prior.ts';
import { tokenValues } from '../../src/catalog/token-values.ts';
import { weightsDocument } from '../../src/catalog/weights-document.ts';
import { GRAMMAR_VERSION } from '../../src/grammar/axes/index.ts';
import { RELIABILITY } from '../../src/grammar/fitted/fits.ts';
import { axisWeights, type Weights, WEIGHTS_VERSION } from '../../src/grammar/weights.ts';
import { ENTRY_DOCUMENTS } from '../../worker/brand-documents.ts';
import { entryId } from './entry-id.ts';
import { jsonSchemas } from './json-schemas.ts';

/** Available media of brands, by slug. */
export interface Media {
  /** What the screenshot shows. */
  readonly screenshots: ReadonlyMap<string, ScreenshotSubject>;
  readonly videos: ReadonlySet<string>;
  readonly liveTokens: ReadonlyMap<string, LiveTokens>;
}

/** Inputs of the documents besides the entries. */
export interface Surroundings {
  readonly media: Media;
  /** Origin of the service in contracts, without a trailing slash, or its placeholder. */
  readonly service: string;
}

export interface BuiltCatalog {
  /** Text by path under `assets/`. */
  readonly documents: ReadonlyMap<string, string>;
  readonly records: readonly BrandRecord[];
  readonly graph: Graph;
  readonly bundled: BundledCatalog;
}

/** Builds every published document of the catalog. The same entries give the same bytes. */
export function catalogDocuments(entries: readonly CatalogEntry[], surroundings: Surroundings): BuiltCatalog {
  const { media } = surroundings;
  const graded = entries.flatMap(({ slug, name, grammar, grammar_flat }) =>
    grammar === undefined ? [] : [{ slug, name, grammar: grammar_flat }],
  );
  const weights = axisWeights(
    graded.map(({ grammar }) => grammar),
    RELIABILITY,
  );
  const weightsVersion = `${WEIGHTS_VERSION}+${fingerprint(weights)}`;
  const prior = similarityPrior(
    graded.map(({ grammar }) => grammar),
    weights,
  );
  const corpus = corpusOf(entries, weights, {
    version: API_VERSION,
    grammar_version: GRAMMAR_VERSION,
    weights_version: weightsVersion,
  });
  const graph: Graph = {
    version: API_VERSION,
    grammar_version: GRAMMAR_VERSION,
    weights_version: weightsVersion,
    neighbours: NEAREST,
    prior,
    nodes: [...nearestBrands(graded, weights, prior)],
  };
  const styles = entries.map((entry) => leanEntry(entry, factsOf(entry, media)));
  const described = entries.map((entry) => ({ entry, record: brandRecord(entry, factsOf(entry, media)) }));
  const records = described.map(({ record }) => record);
  const documents = new Map<string, string>([
    ['api/styles.json', json({ count: styles.length, version: API_VERSION, styles })],
    ['api/grammar.json', json(grammarDocument(entries, API_VERSION))],
    ['api/graph.json', json(graph)],
    ['api/embeddings.json', json(corpus)],
    ['api/weights.json', json(weightsDocument(weights, graded.length, weightsVersion))],
    ...jsonSchemas().map(([name, schema]) => [`api/schema/${name}.json`, json(schema)] as const),
    ...described.flatMap(({ entry, record }) => brandDocuments(entry, record, surroundings.service)),
    ['api/catalog.jsonl', records.map(json).join('')],
  ]);
  const bundled = bundle(entries, media, { version: weightsVersion, axes: weights }, prior);
  return { documents, records, graph, bundled };
}

function brandDocuments(
  entry: CatalogEntry,
  record: BrandRecord,
  service: string,
): (readonly [string, string])[] {
  const made = ENTRY_DOCUMENTS.flatMap(({ path, render }) => {
    const text = render(entry, service);
    return text === null ? [] : [[path.slice(1).replace(':slug', entry.slug), text] as const];
  });
  return [[`api/styles/${entry.slug}.json`, json(record)], ...made];
}

function bundle(
  entries: readonly CatalogEntry[],
  media: Media,
  weights: BundledCatalog['weights'],
  prior: BundledCatalog['prior'],
): BundledCatalog {
  const brands = entries.map((entry) => ({
    entry: leanEntry(entry, factsOf(entry, media)),
    grammar: entry.grammar === undefined ? null : entry.grammar_flat,
    tokens: renderTokens(entry),
    aliases: entry.aliases ?? [],
    values: tokenValues(entry.tokens),
    components: entry.components ?? {},
  }));
  return { version: API_VERSION, weights, prior, brands };
}

function factsOf({ slug }: CatalogEntry, { screenshots, videos, liveTokens }: Media): EntryFacts {
  return {
    id: entryId(slug),
    screenshotOf: screenshots.get(slug) ?? null,
    hasVideo: videos.has(slug),
    liveTokens: liveTokens.get(slug) ?? null,
  };
}

/** Short hash that identifies a set of weights. */
function fingerprint(weights: Weights): string {
  return createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 8);
}

function json(document: unknown): string {
  return `${JSON.stringify(document)}\n`;
}
