import { GuardedThread } from './guarded-thread.ts';

/** Reads pages in a thread of its own. */
export class FuzzReader {
  private readonly thread = new GuardedThread<string, string | null>('worker.ts');

  /** Describes the fault in the reading of a page; null when there is none. */
  async fault(html: string): Promise<string | null> {
    const answer = await this.thread.ask(html);
    return typeof answer === 'object' && answer !== null ? answer.ended : answer;
  }

  stop(): Promise<void> {
    return this.thread.stop();
  }
}
