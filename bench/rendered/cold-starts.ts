import { killBrowsers } from '../../test/render/browsers.ts';
import type { Reading, RunningService } from './service.ts';

/** Browsers that are killed to see what starting one costs. */
const KILLED = 5;

/** The same page read again and again, each time in one of three situations. */
export interface ColdStarts {
  /** By Workers that have just started: their code is compiled, too. */
  readonly first: Reading;
  /** After the waiting browser was killed. */
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
