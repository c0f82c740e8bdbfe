import { fail } from '../../src/errors.ts';
import type { Fetch } from '../../src/page/request.ts';
import type { PartStates } from '../../worker/check-bindings.ts';
import type { Context } from '../../worker/context.ts';
import type { Settings } from '../../worker/env.ts';
import { isolateBackend } from '../../worker/isolate-backend.ts';
import { createPageReader } from '../../worker/read-page.ts';
import type { RenderService } from '../../worker/render-client.ts';
import type { PrivateBrands } from '../../worker/store/private-brands.ts';
import type { Data } from './data.ts';
import { resolve } from './public-fetch.ts';
import { PASS_TIMES } from './times.ts';

/** What differs from call to call. */
export interface NodeSettings {
  /** `host:port` of the pages that the caller names, which may be on this machine or in a private network. */
  readonly allowHosts: readonly string[];
  /** Whether every page is rendered in Chromium. */
  readonly render: boolean;
  /** Origin of the service that contracts name, or its placeholder. */
  readonly origin: string;
  readonly now: () => Date;
  /** See PageAccess. */
  readonly trials?: number | undefined;
}

/** What operations may use on Node: the data files of the package, and no database. */
export function createNodeContext(
  data: Data,
  { allowHosts, render, origin, now, trials }: NodeSettings,
  network: { readonly fetch: Fetch; readonly renderService: RenderService },
  signal: AbortSignal,
): Context {
  const settings: Settings = { ...SETTINGS, allowHosts, render: render ? 'always' : 'off' };
  const platform = { fetch: network.fetch, resolve, decodePicture: data.decodePicture, times: PASS_TIMES };
  return {
    origin,
    settings,
    get catalog() {
      return data.catalog();
    },
    backend: isolateBackend(
      () => data.catalog(),
      async () => data.searchIndex(),
    ),
    axisReader: async () => data.readAxes,
    brands: NO_PRIVATE_BRANDS,
    readsPrivateBrands: false,
    notePrivate: () => {},
    readPage: createPageReader(platform, network.renderService, settings, signal),
    renderService: network.renderService,
    readDocument: data.readDocument,
    recordEvent: () => {},
    checkParts: async () => DATA_FILES_ALONE,
    now,
    fixTrials: trials,
  };
}

const SETTINGS = {
  production: true,
  vision: false,
  logRequests: false,
  resolveGuard: false, // the fetch of Node looks names up itself
  renderUrl: null,
  renderToken: null,
  privateBrandsToken: null,
  serviceUrl: null,
  catalogBackend: 'isolate',
} as const;

/** The command line has data files and nothing of what a service binds. */
const DATA_FILES_ALONE: PartStates = {
  catalog: 'ok',
  search_index: 'ok',
  words: 'ok',
  database: 'not_bound',
  recordings: 'not_bound',
  events: 'not_bound',
  render: 'not_bound',
};

/** Private brands are in the database of a service, so none is found here and none can be stored. */
const NO_PRIVATE_BRANDS: PrivateBrands = {
  find: async () => null,
  slugs: async () => [],
  list: async () => [],
  save: refuseStorage,
  remove: refuseStorage,
};

async function refuseStorage(): Promise<never> {
  return fail('not_configured', 'Private brands are stored by a service; the command line has none.');
}
