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

/** Reads every graded page in `folder` over HTTP from a local server, as the service does. */
export async function readCells(folder: string, grades: Grades, read: ReadAddress): Promise<ReadCells> {
  const server = await serveFolder(folder);
  const cells: Cell[] = [];
  const missing: string[] = [];
  let pages = 0;
  let shown = 0;
  for (const [id, axes] of Object.entries(grades)) {
    if (!existsSync(path.join(folder, id, 'index.html'))) {
      missing.push(id);
      continue;
    }
    const readings: Readonly<Record<string, { value: string | null; confidence: number }>> = await read(
      `http://${server.host}/${id}/`,
      server.host,
    );
    pages++;
    shown += Object.values(readings).filter(({ value }) => value !== null).length;
    for (const [axis, accepted] of Object.entries(axes)) {
      const { value, confidence } = readings[axis] ?? { value: null, confidence: 0 };
      cells.push({ page: id, axis, accepted, value, confidence });
    }
  }
  server.close();
  return { cells, axesRead: shown / Math.max(1, pages), missing };
}
