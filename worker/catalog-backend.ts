import { countColumns } from '../src/query/value-counts.ts';
import { loadCatalog } from './catalog.ts';
import type { Env, Settings } from './env.ts';
import { type CatalogBackend, type CatalogFacts, isolateBackend } from './isolate-backend.ts';
import { MARKDOWN } from './media-types.ts';
import { createDocumentReader, type DocumentReader } from './published-documents.ts';
import { loadPublishedWords } from './published-words.ts';
import { loadSearchIndex } from './search-index.ts';
import { namedCatalog } from './store/catalog-names.ts';
import { likeBrands, rankedBrands } from './store/catalog-likeness.ts';
import { matchingBrands, readWithCatalog, searchCatalog } from './store/catalog-search.ts';
import { databaseOf } from './store/database.ts';
import { documentOf, storedCatalog, storedFacts } from './store/stored-catalog.ts';

/** The catalog of this service: in the memory of the isolate, or in the database. */
export interface Catalog {
  readonly facts: CatalogFacts;
  readonly backend: CatalogBackend;
}

/** @throws TasteError `not_configured` where there is no catalog, `unavailable` where its database does not answer */
export async function openCatalog(env: Env, { catalogBackend: kind }: Settings): Promise<Catalog> {
  const words = loadPublishedWords(env.ASSETS);
  if (kind === 'd1') return (await Promise.all([databaseCatalog(env), words]))[0];
  const [catalog] = await Promise.all([loadCatalog(env.ASSETS), words]);
  return {
    facts: catalog,
    backend: isolateBackend(
      () => catalog,
      () => loadSearchIndex(env.ASSETS),
    ),
  };
}

/** Any copy of the database may answer: brands change only when the catalog is loaded anew. */
const ANY_REPLICA = 'first-unconstrained';
const CATALOG = { holds: 'the catalog' } as const;

async function databaseCatalog({ DB }: Env): Promise<Catalog> {
  const using = databaseOf(DB, CATALOG);
  const session = <Value>(work: (db: D1DatabaseSession) => Promise<Value>) =>
    using((db) => work(db.withSession(ANY_REPLICA)));
  const backend: CatalogBackend = {
    search: (query, limit) => session((db) => searchCatalog(db, query, limit)),
    read: (text, read) => session((db) => readWithCatalog(db, text, read)),
    naming: (names) => session((db) => namedCatalog(db, names)),
    like: (grammar) => session((db) => likeBrands(db, grammar)),
    matches: (text) => session((db) => matchingBrands(db, text)),
    ranking: (query, count) => session((db) => rankedBrands(db, query, count)),
    valueCounts: () => session(async (db) => countColumns((await storedCatalog(db)).traits.axes)),
    count: () => session(async (db) => (await storedCatalog(db)).facts.brands),
  };
  return { facts: await session(storedFacts), backend };
}

/** Reads published documents; with the catalog in the database also those of brands without files. */
export function documentReader(env: Env, settings: Settings): DocumentReader {
  const published = createDocumentReader(env.ASSETS);
  return async (path) => (await published(path)) ?? (await storedDocument(env, settings, path))?.text ?? null;
}

/** A document of a brand in the database by its path; null for any other path, and where none is stored. */
export async function storedDocument(
  { DB }: Env,
  { catalogBackend: kind }: Settings,
  path: string,
): Promise<{ readonly text: string; readonly mediaType: string } | null> {
  const found = STORED.find((document) => document.path.test(path));
  const slug = found?.path.exec(path)?.[1];
  if (kind !== 'd1' || found === undefined || slug === undefined) return null;
  const text = await databaseOf(
    DB,
    CATALOG,
  )((db) => documentOf(db.withSession(ANY_REPLICA), slug, found.document));
  return text === null ? null : { text, mediaType: found.mediaType };
}

const STORED = [
  { document: 'record', path: /^\/api\/styles\/([^/]+)\.json$/, mediaType: 'application/json' },
  { document: 'contract', path: /^\/api\/styles\/([^/]+)\/agents\.md$/, mediaType: MARKDOWN },
] as const;
