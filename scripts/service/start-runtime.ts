import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare';
import { EXPOSE_GC } from '../inspector/live-heap.ts';

type Configured = Parameters<typeof convertV4MiniflareOptions>[0];

/** The environment variable that miniflare reads flags of the JavaScript engine from; it has no option for them. */
const FLAGS = 'MINIFLARE_WORKERD_V8_FLAGS';

/**
 * Starts Workers under the miniflare API.
 * @param options of miniflare, in the form that wrangler's configuration has
 * @param debug accepts a debugger, which can also collect garbage, at `getInspectorURL()`
 */
export async function startRuntime(options: object, debug = false): Promise<Miniflare> {
  const flags = process.env[FLAGS];
  if (debug) process.env[FLAGS] = EXPOSE_GC;
  try {
    const configured = { log: new NoOpLog(), ...(debug && { inspectorPort: 0 }), ...options };
    // The type has every option of both generations of the API.
    const miniflare = new Miniflare(convertV4MiniflareOptions(configured as unknown as Configured));
    await miniflare.ready;
    return miniflare;
  } finally {
    if (flags === undefined) delete process.env[FLAGS];
    else process.env[FLAGS] = flags;
  }
}
