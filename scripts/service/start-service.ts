import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { ROOT } from '../local-platform.ts';
import { MAIN_MODULE } from '../size/started-modules.ts';
import { startRuntime, type RuntimeOptions } from './start-runtime.ts';

/** Name of the Worker. */
export const SERVICE = 'design-taste-catalog';

type Options = Readonly<Record<string, unknown>>;

/** What differs from the configuration in wrangler.toml. */
export interface ServiceOptions extends RuntimeOptions {
  /** Folder of the bundle, as `bundleWorker` writes it. */
  readonly bundle: string;
  /** Folder of the published files in place of `assets`. A start reads the name and the date of each. */
  readonly assets?: string;
  /** Folder that the database and the bucket are kept in; in memory without one. */
  readonly data?: string;
  readonly vars?: Readonly<Record<string, string>>;
  /** Bindings and other options of the Worker that replace those of the configuration. */
  readonly change?: Options;
  /** Further Workers, which `change` can bind. */
  readonly others?: readonly object[];
  /** Receives the lines that the Worker logs. */
  readonly log?: (line: string) => void;
}

/** The bundled Worker under the miniflare API: the runtime of production, without the layers of `wrangler dev`. */
export async function startService(options: ServiceOptions): Promise<Miniflare> {
  const { workerOptions } = optionsOf(path.join(ROOT, 'wrangler.toml'), 'development');
  const { modulesRules: _, serviceBindings: __, ...configured } = workerOptions as Options;
  const { bundle, assets, data, vars, change, others = [], log } = options;
  const worker = {
    ...configured,
    name: SERVICE,
    modules: modulesOf(bundle),
    bindings: { ...(configured['bindings'] as object), ...vars },
    ...(assets !== undefined && { assets: { ...(configured['assets'] as object), directory: assets } }),
    ...change,
  };
  const runtime = {
    ...(data !== undefined && { resourcePersistencePath: data }),
    ...(log !== undefined && { handleStructuredLogs: ({ message }: { message: string }) => log(message) }),
    workers: [worker, ...others],
  };
  return startRuntime(runtime, options);
}

const KINDS: Readonly<Record<string, string>> = {
  '.mjs': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.bin': 'Data',
};

function modulesOf(folder: string): object[] {
  return readdirSync(folder)
    .filter((name) => path.extname(name) in KINDS)
    .toSorted((a, b) => Number(b === MAIN_MODULE) - Number(a === MAIN_MODULE))
    .map((name) => ({
      type: KINDS[path.extname(name)],
      path: name,
      contents: readFileSync(path.join(folder, name)),
    }));
}
