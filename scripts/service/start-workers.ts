import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { ROOT } from '../local-platform.ts';
import { startRuntime } from './start-runtime.ts';
import { bundledWorker, SERVICE, withAssets } from './start-service.ts';

/** Name of the render Worker. */
const RENDER = 'design-taste-render';

/** A bundled Worker. */
export interface StartedWorker {
  /** Folder of the bundle, as `bundleWorker` writes it. */
  readonly bundle: string;
  /** Vars and secrets that differ from the configuration for development. */
  readonly vars?: Readonly<Record<string, string>>;
}

/** Workers that run in one runtime. */
export interface Workers {
  readonly runtime: Miniflare;
  /** Of the first Worker. */
  readonly url: URL;
  /** Sends a request to the first Worker. */
  readonly fetch: (route: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** The render Worker alone. */
export async function startRender(render: StartedWorker): Promise<Workers> {
  return started([renderWorker(render)]);
}

/** The main Worker of a project, which is bound to no other. @param config absolute path of its wrangler.toml */
export async function startBundled(config: string, bundle: string): Promise<Workers> {
  return started([{ ...bundledWorker(config, bundle), name: SERVICE, serviceBindings: {} }]);
}

/** Both Workers, bound to each other. @param assets folder of the published files in place of `assets` */
export async function startBoth(
  { bundle, vars, assets }: StartedWorker & { readonly assets?: string },
  render: StartedWorker,
): Promise<Workers> {
  const configured = bundledWorker(path.join(ROOT, 'wrangler.toml'), bundle, vars);
  const main = { ...configured, name: SERVICE, ...(assets !== undefined && withAssets(configured, assets)) };
  return started([main, renderWorker(render)]);
}

function renderWorker({ bundle, vars }: StartedWorker): object {
  return { ...bundledWorker(path.join(ROOT, 'render/wrangler.toml'), bundle, vars), name: RENDER };
}

async function started(workers: readonly object[]): Promise<Workers> {
  const runtime = await startRuntime({ workers, handleStructuredLogs: () => {} });
  const url = await runtime.ready;
  return {
    runtime,
    url,
    fetch: (route, init) => fetch(new URL(route, url), init),
    close: () => runtime.dispose(),
  };
}
