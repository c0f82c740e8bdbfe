import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { ROOT } from '../local-platform.ts';
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
  const { bundle, assets, data, vars, change, others = [], log } = options;
  const configured = bundledWorker(path.join(ROOT, 'wrangler.toml'), bundle, vars);
  const worker = {
    ...configured,
    name: SERVICE,
    serviceBindings: {}, // of Workers that are not started
    ...(assets !== undefined && withAssets(configured, assets)),
    ...change,
  };
  const runtime = {
    ...(data !== undefined && { resourcePersistencePath: data }),
    ...(log !== undefined && { handleStructuredLogs: ({ message }: { message: string }) => log(message) }),
    workers: [worker, ...others],
  };
  return startRuntime(runtime, options);
}

/**
 * A bundled Worker as miniflare takes it, with the bindings of its configuration for development.
 * @param config absolute path of its wrangler.toml
 * @param vars that differ from the configuration; secrets too, because miniflare makes no difference
 */
export function bundledWorker(
  config: string,
  bundle: string,
  vars: Readonly<Record<string, string>> = {},
): Options {
  const { modulesRules: _, ...configured } = optionsOf(config, 'development').workerOptions as Options;
  const bindings = { ...(configured['bindings'] as object), ...vars };
  return { ...configured, modules: modulesOf(bundle), bindings };
}

/** The option of a Worker that publishes another folder than its configuration. */
export function withAssets(configured: Options, directory: string): Options {
  return { assets: { ...(configured['assets'] as object), directory } };
}

const KINDS: Readonly<Record<string, string>> = {
  '.js': 'ESModule',
  '.mjs': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.bin': 'Data',
};

function modulesOf(folder: string): object[] {
  return readdirSync(folder)
    .filter((name) => path.extname(name) in KINDS)
    .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))
    .map((name) => ({
      type: KINDS[path.extname(name)],
      path: name,
      contents: readFileSync(path.join(folder, name)),
    }));
}

/** Both Workers have a main module of this name, with the ending of their bundler. */
function isMain(name: string): boolean {
  return path.parse(name).name === 'worker';
}
