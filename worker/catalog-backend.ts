import type { CatalogIndex } from '../src/catalog/catalog-index.ts';
import { loadCatalog } from './catalog.ts';
import type { Env, Settings } from './env.ts';
import { type CatalogBackend, isolateBackend } from './isolate-backend.ts';
import { loadSearchIndex } from './search-index.ts';
import { searchCatalog } from './store/catalog-search.ts';
import { databaseOf } from './store/database.ts';

/** @param catalog gives the catalog in memory, or throws */
export function catalogBackend(
  env: Env,
  { catalogBackend: kind }: Settings,
  catalog: () => CatalogIndex,
): CatalogBackend {
  if (kind === 'd1') return databaseBackend(env);
  return isolateBackend(catalog, () => loadSearchIndex(env.ASSETS));
}

/** Any copy of the database may answer: brands change only when the catalog is loaded anew. */
const ANY_REPLICA = 'first-unconstrained';

function databaseBackend({ DB }: Env): CatalogBackend {
  const using = databaseOf(DB);
  return {
    search: (query, limit) => using((db) => searchCatalog(db.withSession(ANY_REPLICA), query, limit)),
  };
}

/** Loads the catalog. With the database as backend, a catalog that cannot be loaded fails only the operations that need it. */
export async function catalogOrFailure(
  { ASSETS }: Env,
  { catalogBackend: kind }: Settings,
): Promise<() => CatalogIndex> {
  try {
    const catalog = await loadCatalog(ASSETS);
    return () => catalog;
  } catch (failure) {
    if (kind !== 'd1') throw failure;
    return () => {
      throw failure;
    };
  }
}
