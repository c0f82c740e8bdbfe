import { loadCatalog } from './catalog.ts';
import { parseEnv, type Env } from './env.ts';
import { CATALOG_IS_FILLED } from './store/stored-catalog.ts';
import { ANY_BRAND } from './store/private-brands.ts';
import { databaseOf } from './store/database.ts';
import { loadTables } from './published-tables.ts';
import { loadSearchIndex } from './search-index.ts';

/** Parts of the service that can fail on their own. */
export type Part = 'catalog' | 'search_index' | 'words' | 'database' | 'recordings' | 'events' | 'render';

/** `bound` means configured and not tried, because trying would cost money or write data. */
export const PART_STATES = ['ok', 'failing', 'bound', 'not_bound'] as const;
export type PartState = (typeof PART_STATES)[number];
export type PartStates = Readonly<Record<Part, PartState>>;

/** Milliseconds for the database to answer. */
const CHECK_MS = 2_000;

/** Tries every part of the service. Gives states alone: causes are for the log of the requests that need the part. */
export async function checkBindings(env: Env): Promise<PartStates> {
  const { ASSETS, DB, MEDIA, EVENTS, RENDER } = env;
  const inDatabase = parseEnv(env).catalogBackend === 'd1';
  const [catalog, searchIndex, words, database, recordings] = await Promise.all([
    stateOf(() => (inDatabase ? checkCatalog(DB) : loadCatalog(ASSETS))),
    stateOf(inDatabase ? undefined : () => loadSearchIndex(ASSETS)),
    stateOf(async () => {
      const { loadAxisReader } = await import('./words.ts'); // its WebAssembly is for Workers
      await Promise.all([loadAxisReader(ASSETS), loadTables(ASSETS)]);
    }),
    stateOf(DB && (() => databaseOf(DB, { milliseconds: CHECK_MS })((db) => db.prepare(ANY_BRAND).all()))),
    stateOf(MEDIA && (() => MEDIA.head('no-such-recording'))),
  ]);
  return {
    catalog,
    search_index: searchIndex,
    words,
    database,
    recordings,
    events: boundOrNot(EVENTS),
    render: boundOrNot(RENDER),
  };
}

/** Asks every table of the catalog. Throws where one is missing or empty. */
async function checkCatalog(db: D1Database | undefined): Promise<void> {
  const use = { holds: 'the catalog', milliseconds: CHECK_MS } as const;
  const isFilled = await databaseOf(db, use)((open) => open.prepare(CATALOG_IS_FILLED).first('filled'));
  if (isFilled !== 1) throw new Error('The database holds no catalog.');
}

function boundOrNot(binding: unknown): PartState {
  return binding === undefined ? 'not_bound' : 'bound';
}

/** @param attempt undefined when the part is not bound */
async function stateOf(attempt: (() => Promise<unknown>) | undefined): Promise<PartState> {
  if (attempt === undefined) return 'not_bound';
  try {
    await attempt();
    return 'ok';
  } catch {
    return 'failing';
  }
}
