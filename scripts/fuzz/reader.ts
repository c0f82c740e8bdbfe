import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const TIME = 20_000; // ms for two readings, enough on a busy machine too
const HEAP_MB = 256;

/** The fault of a page that exceeds the time limit. */
export const TOO_LONG = 'The reading exceeds the time limit.';

/** Reads pages in a separate thread, so that endless loops and heap exhaustion are faults like any other. */
export class FuzzReader {
  private worker: Worker | null = null;

  /** Describes the fault in the reading of a page; null when there is none. */
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
