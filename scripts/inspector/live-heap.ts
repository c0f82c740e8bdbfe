import type { Miniflare } from 'miniflare';
import * as v from 'valibot';
import { debug } from './session.ts';
import { isolatesOf, type Isolate } from './isolates.ts';

/** Flag of the runtime that lets `liveHeapOf` collect garbage. */
export const EXPOSE_GC = '--expose-gc';

const Usage = v.object({
  usedSize: v.number(),
  embedderHeapUsedSize: v.optional(v.number(), 0),
  backingStorageSize: v.optional(v.number(), 0),
});

/** Bytes that an isolate holds after a collection of garbage: objects, those of the runtime, and array buffers. */
export async function liveHeapOf(isolate: Isolate): Promise<number> {
  const session = await debug(isolate);
  try {
    await session.evaluate('gc(); gc()'); // the second collects what finalizers of the first release
    const usage = v.parse(Usage, await session.send('Runtime.getHeapUsage'));
    return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
  } finally {
    session.close();
  }
}

/** Collects the garbage of every isolate of a runtime, those that simulate the platform included. */
export async function collectAllGarbage(runtime: Miniflare): Promise<void> {
  for (const isolate of await isolatesOf(runtime)) await liveHeapOf(isolate);
}
