import { loadCatalog } from './catalog.ts';
import type { Env, Settings } from './env.ts';
import { type CatalogBackend, type CatalogFacts, isolateBackend } from './isolate-backend.ts';
import { createDocumentReader, type DocumentReader } from './published-documents.ts';
import { loadSearchIndex } from './search-index.ts';
import { namedCatalog } from './store/catalog-names.ts';
import { likeBrands } from './store/catalog-likeness.ts';
import { readWithCatalog, searchCatalog } from './store/catalog-search.ts';
import { databaseOf } from './store/database.ts';
import { recordOf, storedCatalog, storedFacts } from './store/stored-catalog.ts';

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

async function databaseCatalog({ DB, ASSETS }: Env): Promise<Catalog> {
  const using = databaseOf(DB, CATALOG);
  const session = <Value>(work: (db: D1DatabaseSession) => Promise<Value>) =>
    using((db) => work(db.withSession(ANY_REPLICA)));
  const backend: CatalogBackend = {
    search: (query, limit) => session((db) => searchCatalog(db, query, limit)),
    read: (text, read) => session((db) => readWithCatalog(db, text, read)),
    naming: (names) => session((db) => namedCatalog(db, names)),
    like: (grammar) => session((db) => likeBrands(db, grammar)),
    count: () => session(async (db) => (await storedCatalog(db)).facts.brands),
    whole: () => loadCatalog(ASSETS),
  };
  return { facts: await session(storedFacts), backend };
}

/** Reads published documents; with the catalog in the database also the records of brands without a file. */
export function documentReader(env: Env, settings: Settings): DocumentReader {
  const published = createDocumentReader(env.ASSETS);
  return async (path) => (await published(path)) ?? storedRecord(env, settings, path);
}

/** The record of a brand in the database by the path of its document; null for any other path, and where none is stored. */
export async function storedRecord(
  { DB }: Env,
  { catalogBackend: kind }: Settings,
  path: string,
): Promise<string | null> {
  const slug = RECORD_PATH.exec(path)?.[1];
  if (kind !== 'd1' || slug === undefined) return null;
  return databaseOf(DB, CATALOG)((db) => recordOf(db.withSession(ANY_REPLICA), slug));
}

const RECORD_PATH = /^\/api\/styles\/([^/]+)\.json$/;
