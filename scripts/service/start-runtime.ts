import { convertV4MiniflareOptions, Miniflare, NoOpLog } from 'miniflare';
import { EXPOSE_GC } from '../inspector/live-heap.ts';

type Configured = Parameters<typeof convertV4MiniflareOptions>[0];

/** The environment variable that miniflare reads flags of the JavaScript engine from; it has no option for them. */
const FLAGS = 'MINIFLARE_WORKERD_V8_FLAGS';

export interface RuntimeOptions {
  /** Accepts a debugger, which can also collect garbage, at `getInspectorURL()`. */
  readonly debug?: boolean;
  /** Megabytes of heap of an isolate; the runtime ends when one needs more. No limit by default. */
  readonly heapMb?: number;
}

/**
 * Starts Workers under the miniflare API.
 * @param options of miniflare, in the form that wrangler's configuration has
 */
export async function startRuntime(
  options: object,
  { debug = false, heapMb }: RuntimeOptions = {},
): Promise<Miniflare> {
  const before = process.env[FLAGS];
  const flags = [...(debug ? [EXPOSE_GC] : []), ...(heapMb ? [`--max-heap-size=${heapMb}`] : [])];
  if (flags.length > 0) process.env[FLAGS] = flags.join(' ');
  try {
    const configured = { log: new NoOpLog(), ...(debug && { inspectorPort: 0 }), ...options };
    // The type has every option of both generations of the API.
    const miniflare = new Miniflare(convertV4MiniflareOptions(configured as unknown as Configured));
    await miniflare.ready;
    return miniflare;
  } finally {
    if (before === undefined) delete process.env[FLAGS];
    else process.env[FLAGS] = before;
  }
}
