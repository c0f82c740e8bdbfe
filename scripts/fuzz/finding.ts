/** What came of an input. */
export interface Finding {
  /** `page`, or the name of the operation. */
  readonly reader: string;
  /** Whether it was read, not refused. */
  readonly answered: boolean;
  /** Null when there is none. */
  readonly fault: string | null;
  /** CPU time of both answers. */
  readonly ms: number;
  readonly bytes: number;
}

/** CPU time of two answers to the shortest input; the nearest of all brands to a brand take 400 ms, the first ones 1,000. */
const LEAST_MS = 1500;
/** CPU time of two answers for each kilobyte; a plain page takes 6. */
const MS_PER_KB = 20;

/** Says that an input took longer than its size allows; null when it did not. */
export function faultOfTime({ reader, ms, bytes }: Finding): string | null {
  if (ms <= LEAST_MS + (MS_PER_KB * bytes) / 1000) return null;
  return `${reader}: ${ms.toFixed(0)} ms for ${bytes} bytes`;
}

/** Of the thread. The limit of time is for what hangs: a busy machine takes seconds to start a thread. */
export const INPUT_LIMITS = { ms: 180_000, heapMb: 512 };
