import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Milliseconds for one answer, enough on a busy machine too; megabytes. */
const LIMITS = { ms: 20_000, heapMb: 256 };

/** What ended the thread instead of an answer. */
export interface Ended {
  readonly ended: string;
}

/** The end of a thread that exceeded the time limit. */
export const TOO_LONG = 'The reading exceeds the time limit.';

/** A thread that answers one message at a time, with limits, so that endless loops and a full heap are faults like any other. */
export class GuardedThread<Question, Answer> {
  private worker: Worker | null = null;
  private readonly file: string;
  private readonly limits: typeof LIMITS;

  /** @param file beside this one, which answers every message with one */
  constructor(file: string, limits = LIMITS) {
    this.file = path.join(import.meta.dirname, file);
    this.limits = limits;
  }

  async ask(question: Question): Promise<Answer | Ended> {
    const worker = (this.worker ??= new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heapMb },
    }));
    const late = AbortSignal.timeout(this.limits.ms);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
    worker.postMessage(question);
    try {
      const [answer] = (await once(worker, 'message', { signal: late })) as [Answer];
      return answer;
    } catch (error) {
      await this.stop();
      if (late.aborted) return { ended: TOO_LONG };
      return { ended: error instanceof Error ? error.message : 'The thread ended.' };
    }
  }

  async stop(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }
}
