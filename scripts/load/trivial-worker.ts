import type { Miniflare } from 'miniflare';
import path from 'node:path';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { ROOT } from '../local-platform.ts';
import { startRuntime } from '../service/start-runtime.ts';

/** Name of the trivial Worker. */
export const TRIVIAL = 'trivial';

const SOURCE =
  'export default { async fetch(request) { await request.text(); return new Response("ok"); } };';

/**
 * A Worker that reads the request and answers `ok`, behind the same files and routes as the service.
 * @param debug accepts a debugger
 */
export function startTrivialWorker(debug = false, script = SOURCE): Promise<Miniflare> {
  const { workerOptions } = optionsOf(path.join(ROOT, 'wrangler.toml'), 'development');
  const { assets, compatibilityDate } = workerOptions as { assets?: object; compatibilityDate?: string };
  const worker = { name: TRIVIAL, modules: true, script, assets, compatibilityDate };
  return startRuntime({ workers: [worker] }, { debug });
}
