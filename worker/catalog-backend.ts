import { countColumns } from '../src/query/value-counts.ts';
import { loadCatalog } from './catalog.ts';
import type { Env, Settings } from './env.ts';
import { type CatalogBackend, type CatalogFacts, isolateBackend } from './isolate-backend.ts';
import { createDocumentReader, type DocumentReader } from './published-documents.ts';
import { loadSearchIndex } from './search-index.ts';
import { namedCatalog } from './store/catalog-names.ts';
import { likeBrands, rankedBrands } from './store/catalog-likeness.ts';
import { matchingBrands, readWithCatalog, searchCatalog } from './store/catalog-search.ts';
import { databaseOf } from './store/database.ts';
import { type Queries, storedCatalog, storedFacts, textsOf } from './store/stored-catalog.ts';
import type { StoredDocument } from './stored-document.ts';

/** The catalog of this service: in the memory of the isolate, or in the database. */
export interface Catalog {
  readonly facts: CatalogFacts;
  readonly backend: CatalogBackend;
}

/** @throws TasteError `not_configured` where there is no catalog, `unavailable` where its database does not answer */
export async function openCatalog(env: Env, { catalogBackend: kind }: Settings): Promise<Catalog> {
  if (kind === 'd1') return databaseCatalog(env);
  const catalog = await loadCatalog(env.ASSETS);
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

/** Asks the catalog in the database. Throws `not_configured` and `unavailable`. */
export function onCatalog<Value>(
  { DB }: Pick<Env, 'DB'>,
  work: (db: D1DatabaseSession) => Promise<Value>,
): Promise<Value> {
  return databaseOf(DB, CATALOG)((db) => work(db.withSession(ANY_REPLICA)));
}

async function databaseCatalog(env: Env): Promise<Catalog> {
  const { facts, version } = await onCatalog(env, storedFacts);
  const session = <Value>(work: (db: Queries) => Promise<Value>) =>
    onCatalog(env, (db) => work({ prepare: (sql) => db.prepare(sql), version }));
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
  return { facts, backend };
}

/** Reads published documents; with the catalog in the database also those of brands without files. */
export function documentReader(env: Env, settings: Settings): DocumentReader {
  const published = createDocumentReader(env.ASSETS);
  return async (path) => (await published(path)) ?? (await storedDocument(env, settings, path))?.text ?? null;
}

/** Any document of a brand in the database by its path; null for any other path, and where there is none. */
export async function storedDocument(
  env: Env,
  { catalogBackend: kind }: Settings,
  path: string,
): Promise<StoredDocument | null> {
  if (kind !== 'd1') return null;
  const { readStoredDocument } = await import('./stored-document.ts');
  return readStoredDocument(path, (slug) => onCatalog(env, (db) => textsOf(db, slug)));
}
