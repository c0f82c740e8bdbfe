import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare';
import path from 'node:path';
import { unstable_getMiniflareWorkerOptions as optionsOf } from 'wrangler';
import { ROOT } from '../local-platform.ts';

const SOURCE =
  'export default { async fetch(request) { await request.text(); return new Response("ok"); } };';

/** A Worker that reads the request and answers `ok`, behind the same files and routes as the service. */
export async function startTrivialWorker(): Promise<Miniflare> {
  const { workerOptions } = optionsOf(path.join(ROOT, 'wrangler.toml'), 'development');
  const { assets, compatibilityDate } = workerOptions as { assets?: object; compatibilityDate?: string };
  const worker = { name: 'trivial', modules: true, script: SOURCE, assets, compatibilityDate };
  const options = { log: new NoOpLog(), workers: [worker] } as unknown as Parameters<
    typeof convertV4MiniflareOptions
  >[0]; // the type has every option of both generations of the API
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  await miniflare.ready;
  return miniflare;
}
