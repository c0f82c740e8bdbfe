import type { CatalogIndex } from '../src/catalog/catalog-index.ts';
import type { SearchIndex } from '../src/search/search-index.ts';
import { eventLog, type EventLog } from './analytics.ts';
import { catalog } from './catalog.ts';
import { parseEnv, type Env, type Settings } from './env.ts';
import { createDocumentReader, type DocumentReader } from './published-documents.ts';
import { createPageReader, type PageReader } from './read-page.ts';
import { renderService, type RenderService } from './render-client.ts';
import { searchIndex } from './search-index.ts';
import type { NoteTimings } from './server-timing.ts';
import { privateBrands, type PrivateBrands } from './store/private-brands.ts';

/** What an operation may use; the only way from an operation to the outside. */
export interface Context {
  /** Scheme and host under which the service was asked; empty when nobody knows. */
  readonly origin: string;
  readonly settings: Settings;
  readonly catalog: CatalogIndex;
  readonly searchIndex: SearchIndex;
  readonly brands: PrivateBrands;
  /** Whether the caller may read private brands. */
  readonly readsPrivateBrands: boolean;
  readonly readPage: PageReader;
  readonly renderService: RenderService;
  readonly readDocument: DocumentReader;
  readonly recordEvent: EventLog;
  readonly now: () => Date;
}

/** Who asks, and how. */
export interface Caller {
  /** Scheme and host the service was asked under; empty when unknown. */
  readonly origin: string;
  readonly readsPrivateBrands: boolean;
}

/** @param signal ends everything the operation waits for */
export function createContext(
  env: Env,
  { origin, readsPrivateBrands }: Caller,
  signal: AbortSignal,
  note: NoteTimings = () => {},
): Context {
  const settings = parseEnv(env);
  const service = renderService(env, settings, note);
  return {
    origin,
    settings,
    catalog,
    searchIndex,
    brands: privateBrands(env.DB),
    readsPrivateBrands,
    readPage: createPageReader(service, settings, signal),
    renderService: service,
    readDocument: createDocumentReader(env.ASSETS),
    recordEvent: eventLog(env.EVENTS),
    now: () => new Date(),
  };
}
