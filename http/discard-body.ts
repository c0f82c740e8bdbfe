import { untilAborted } from '../src/page/read-body.ts';

/** Bytes that are read and thrown away; 16 times the largest body of a route. */
const MAX_DISCARDED = 16 * 1024 * 1024;
const MAX_TIME = 10_000; // ms

/**
 * Reads the body of a request that was answered without it, such as one above the limit of its route: a client whose
 * connection is closed while it sends may never see the answer.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed) return; // first, because the runtime makes a stream for who asks for the body
  const { body } = request;
  if (body === null || body.locked) return;
  const reader = body.getReader();
  const signal = AbortSignal.timeout(MAX_TIME);
  try {
    for (let left = MAX_DISCARDED; left > 0;) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) return;
      left -= value.byteLength;
    }
  } catch {
    // The client is gone or too slow: nobody waits for the answer.
  } finally {
    reader.cancel().catch(() => {}); // not awaited: a stalled connection may never confirm
  }
}
