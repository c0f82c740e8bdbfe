import { existsSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../corpus/serve-folder.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';
import type { Cell, Grades } from './grades.ts';

export interface ReadCells {
  readonly cells: readonly Cell[];
  /** Mean number of axes with a value per page. */
  readonly axesRead: number;
  /** Ids of graded pages that are not in the folder. */
  readonly missing: readonly string[];
}

/** Reads the page at a local URL. `host` is the only host it may fetch. */
export type ReadAddress = (url: string, host: string) => Promise<Readings>;

interface PageReader {
  readonly read: ReadAddress;
  /** Pages to read at once. */
  readonly atOnce: number;
}

/** Pages between two lines of progress. */
const REPORT_EVERY = 10;

/**
 * Reads every graded page in `folder` over HTTP from a local server, as the service does. Says on the standard error how
 * many pages are read: pages in a browser take seconds each.
 */
export async function readCells(folder: string, grades: Grades, reader: PageReader): Promise<ReadCells> {
  const { present = [], missing = [] } = Object.groupBy(Object.keys(grades), (id) =>
    existsSync(path.join(folder, id, 'index.html')) ? 'present' : 'missing',
  );
  const server = await serveFolder(folder);
  const read = await eachOf(present, reader.atOnce, (id) =>
    reader.read(`http://${server.host}/${id}/`, server.host),
  );
  server.close();
  const shown = read.flatMap((readings) => Object.values(readings).filter(({ value }) => value !== null));
  return {
    cells: present.flatMap((id, at) => cellsOf(id, grades[id] ?? {}, read[at] ?? {})),
    axesRead: shown.length / Math.max(1, present.length),
    missing,
  };
}

/** What `visit` makes of each item, in the order of the items; a few are visited at once. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  visit: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let done = 0;
  const lane = async () => {
    for (const [at, item] of waiting) {
      results[at] = await visit(item);
      if (++done % REPORT_EVERY === 0) console.error(`${done} of ${items.length} pages`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

function cellsOf(page: string, axes: Grades[string], readings: Partial<Readings>): Cell[] {
  const byAxis: Readonly<Record<string, { value: string | null; confidence: number }>> = readings;
  return Object.entries(axes).map(([axis, accepted]) => {
    const { value, confidence } = byAxis[axis] ?? { value: null, confidence: 0 };
    return { page, axis, accepted, value, confidence };
  });
}
