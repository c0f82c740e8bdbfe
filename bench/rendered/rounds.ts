import { browsers } from '../../test/render/browsers.ts';
import { sampleMemory, type MemorySample } from './memory.ts';
import type { Reading, RunningService } from './service.ts';

/** Readings between two memory samples. */
const SAMPLE_EVERY = 20;

export interface Rounds {
  readonly readings: readonly (Reading & { readonly id: string })[];
  /** Pages that were not rendered, with the reason. */
  readonly failures: readonly string[];
  readonly memory: readonly MemorySample[];
  /** Browsers started during the rounds. */
  readonly started: number;
}

/** Reads all pages in order. @param times number of rounds */
export async function readRounds(
  { read }: RunningService,
  ids: readonly string[],
  times: number,
  addressOf: (id: string) => string,
): Promise<Rounds> {
  const known = new Set(browsers());
  const atFirst = known.size;
  const readings: Rounds['readings'][number][] = [];
  const failures: string[] = [];
  const memory: MemorySample[] = [];
  for (const id of Array.from({ length: times }, () => ids).flat()) {
    try {
      readings.push({ id, ...(await read(addressOf(id))) });
    } catch (cause) {
      failures.push(`${id}: ${cause instanceof Error ? cause.message : 'unknown cause'}`);
    }
    for (const pid of browsers()) known.add(pid);
    const done = readings.length + failures.length;
    if (done % SAMPLE_EVERY === 0) memory.push(sampleMemory(done));
  }
  return { readings, failures, memory, started: known.size - atFirst };
}
