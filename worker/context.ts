import type { Abortable } from '../http/deadline.ts';
import { TIMES } from '../http/times.ts';
import type { StatementReader } from '../src/words/understanding.ts';
import { eventLog, type EventLog } from './analytics.ts';
import { documentReader, openCatalog } from './catalog-backend.ts';
import type { PartStates } from './check-bindings.ts';
import { parseEnv, type Env, type Settings } from './env.ts';
import { MAX_SUBREQUESTS } from './limited-fetch.ts';
import type { DocumentReader } from './published-documents.ts';
import type { PageReader, Platform } from './read-page.ts';
import { renderService, type RenderService } from './render-client.ts';
import type { CatalogBackend, CatalogFacts } from './isolate-backend.ts';
import type { NoteTimings } from './server-timing.ts';
import { privateBrands, type PrivateBrands } from './store/private-brands.ts';

/** Everything an operation may use. Operations reach platform services only through it. */
export interface Context {
  /** Origin (scheme and host) of the service as the caller sees it; empty when unknown. */
  readonly origin: string;
  readonly settings: Settings;
  /** What the catalog says besides its brands. */
  readonly catalog: CatalogFacts;
  /** The catalog in memory or in the database, by `CATALOG_BACKEND`. */
  readonly backend: CatalogBackend;
  /** Loads the reader of the axes that a text states on first use: most requests read no words. */
  readonly axisReader: () => Promise<StatementReader>;
  readonly brands: PrivateBrands;
  /** Whether the caller may read private brands. */
  readonly readsPrivateBrands: boolean;
  /** To be called when the answer tells of a private brand, so that it is kept nowhere. */
  readonly notePrivate: () => void;
  readonly readPage: PageReader;
  readonly renderService: RenderService;
  readonly readDocument: DocumentReader;
  readonly recordEvent: EventLog;
  /** Tries the parts of the service. */
  readonly checkParts: () => Promise<PartStates>;
  readonly now: () => Date;
  /** Complete readings that the trials of fixes may cost for one page; without it, the limit of the service. */
  readonly fixTrials?: number | undefined;
}

/** The caller of an operation. */
export interface Caller {
  /** Origin (scheme and host) of the service as the caller sees it; empty when unknown. */
  readonly origin: string;
  readonly readsPrivateBrands: boolean;
  /** Whether the hosts of FETCH_ALLOW_HOSTS may be read for the caller; by default they may. */
  readonly readsAllowedHosts?: boolean;
  /** As in the context; without it, answers are kept nowhere anyway. */
  readonly notePrivate?: () => void;
}

/**
 * Opens the catalog, which most operations need.
 * @param deadline aborts everything the operation waits for
 * @throws TasteError `not_configured` when the published files lack the catalog
 */
export async function createContext(
  env: Env,
  { origin, readsPrivateBrands, readsAllowedHosts = true, notePrivate = () => {} }: Caller,
  deadline: Abortable,
  note: NoteTimings = () => {},
): Promise<Context> {
  const configured = parseEnv(env);
  const settings = readsAllowedHosts ? configured : { ...configured, allowHosts: [] };
  const service = renderService(env, settings, note);
  const { facts, backend } = await openCatalog(env, settings);
  return {
    origin,
    settings,
    catalog: facts,
    backend,
    axisReader: async () => (await import('./words.ts')).loadAxisReader(env.ASSETS),
    brands: privateBrands(env.DB),
    readsPrivateBrands,
    notePrivate,
    async readPage(subject, options) {
      const [{ createPageReader }, { decodePicture }] = await Promise.all([
        import('./read-page.ts'),
        import('../decode/for-workers.ts'),
      ]);
      return createPageReader(
        { ...PLATFORM, decodePicture },
        service,
        settings,
        deadline.signal,
      )(subject, options);
    },
    renderService: service,
    readDocument: documentReader(env, settings),
    recordEvent: eventLog(env.EVENTS),
    checkParts: async () => (await import('./check-bindings.ts')).checkBindings(env),
    now: () => new Date(),
  };
}

const PLATFORM: Omit<Platform, 'decodePicture'> = {
  fetch: (url, init) => fetch(url, init),
  maxRequests: MAX_SUBREQUESTS,
  times: { vision: TIMES.visionPass, render: TIMES.renderPass, all: TIMES.passes },
};
