import path from 'node:path';
import type { CatalogEntry } from '../../src/catalog/entry.ts';
import { checkCatalog, describeProblem } from '../catalog/check-catalog.ts';
import { readCatalog } from '../catalog/read-catalog.ts';
import { ROOT } from '../local-platform.ts';

/** All entries of the catalog. @throws Error that lists every mistake in them */
export async function readEntries(): Promise<readonly CatalogEntry[]> {
  const { entries, problems } = checkCatalog(await readCatalog(path.join(ROOT, 'catalog')));
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return entries;
}
