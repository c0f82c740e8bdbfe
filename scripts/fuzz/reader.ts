import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const TIME = 20_000; // ms for two readings; on a busy machine as well
const HEAP_MB = 256;

/** The fault of a page that is not read in time. */
export const TOO_LONG = 'Reading it takes too long.';

/** Reads pages in a thread of its own, so that a page without end or too large for the heap is a fault like others. */
export class FuzzReader {
  private worker: Worker | null = null;

  /** What is wrong with the reading of a page; null when nothing is. */
  async fault(html: string): Promise<string | null> {
    const worker = (this.worker ??= started());
    const late = AbortSignal.timeout(TIME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(html);
    try {
      const [fault] = (await once(worker, 'message', { signal: late })) as [string | null];
      return fault;
    } catch (error) {
      await this.stop();
      if (late.aborted) return TOO_LONG;
      return error instanceof Error ? error.message : 'The thread ended.';
    }
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}

function started(): Worker {
  return new Worker(path.join(import.meta.dirname, 'worker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
}
