import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { ROOT } from '../local-platform.ts';

type Options = Readonly<Record<string, unknown>>;
type Configured = Parameters<typeof convertV4MiniflareOptions>[0];

/** What differs from the configuration in wrangler.toml. */
export interface ServiceOptions {
  /** Folder of the bundle, as `bundleWorker` writes it. */
  readonly bundle: string;
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
  const { bundle, data, vars, change, others = [], log } = options;
  const worker = {
    ...configured,
    name: 'design-taste-catalog',
    modules: modulesOf(bundle),
    bindings: { ...(configured['bindings'] as object), ...vars },
    ...change,
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      log: new NoOpLog(),
      ...(data !== undefined && { resourcePersistencePath: data }),
      ...(log !== undefined && { handleStructuredLogs: ({ message }: { message: string }) => log(message) }),
      workers: [worker, ...others],
    } as unknown as Configured), // the type has every option of both generations of the API
  );
  await miniflare.ready;
  return miniflare;
}

const KINDS: Readonly<Record<string, string>> = {
  '.js': 'ESModule',
  '.wasm': 'CompiledWasm',
  '.bin': 'Data',
};

function modulesOf(folder: string): object[] {
  return readdirSync(folder)
    .filter((name) => path.extname(name) in KINDS)
    .toSorted((a, b) => Number(b === 'worker.js') - Number(a === 'worker.js'))
    .map((name) => ({
      type: KINDS[path.extname(name)],
      path: name,
      contents: readFileSync(path.join(folder, name)),
    }));
}
