import { killBrowsers } from '../../test/render/browsers.ts';
import type { Reading, RunningService } from './service.ts';

/** Number of browsers killed to measure the start of a new one. */
const KILLED = 5;

/** Times of reading the same page in three situations. */
export interface ColdStarts {
  /** First reading after the Workers start; includes compiling their code. */
  readonly first: Reading;
  /** With a new browser, after the idle one was killed. */
  readonly cold: readonly Reading[];
  readonly warm: readonly Reading[];
}

export async function coldStarts({ read }: RunningService, url: string): Promise<ColdStarts> {
  const first = await read(url);
  const cold: Reading[] = [];
  const warm: Reading[] = [];
  for (let start = 0; start < KILLED; start++) {
    killBrowsers();
    cold.push(await read(url));
    warm.push(await read(url));
  }
  return { first, cold, warm };
}
