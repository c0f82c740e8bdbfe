/** Bytes that may still be read; counts down. Shared by responses with a common limit. */
export interface ByteBudget {
  left: number;
}

export interface Body {
  readonly bytes: Uint8Array;
  /** The body exceeded the budget and is cut off. */
  readonly truncated: boolean;
}

/** Reads a streamed body and cancels it when the budget is spent, so that an endless body ends too. */
export async function readBody(response: Response, budget: ByteBudget, signal: AbortSignal): Promise<Body> {
  const reader = response.body?.getReader();
  if (reader === undefined) return { bytes: new Uint8Array(), truncated: false };
  const chunks: Uint8Array[] = [];
  let truncated = false;
  try {
    while (!truncated) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) break;
      truncated = value.byteLength > budget.left;
      const kept = truncated ? value.subarray(0, budget.left) : value;
      budget.left -= kept.byteLength;
      chunks.push(kept);
    }
  } finally {
    // Not awaited: a stalled connection may never confirm.
    reader.cancel().catch(() => {});
  }
  return { bytes: concatenate(chunks), truncated };
}

/** Rejects when the signal aborts, even if the work ignores the signal. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
  });
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
