import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Collected, CollectedSchema } from '../../src/catalog/collected.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { checkCatalog, describeProblem } from '../catalog/check-catalog.ts';
import { readCatalog } from '../catalog/read-catalog.ts';
import { ROOT } from '../local-platform.ts';

/** All entries of the catalog. @throws Error that lists every mistake in them */
export async function readEntries(): Promise<readonly CatalogEntry[]> {
  const { entries, problems } = checkCatalog(await readCatalog(path.join(ROOT, 'catalog')));
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return entries;
}

/** What collected sources state of a brand; nothing if none was collected. */
export function readCollected(slug: string): Collected {
  const file = path.join(ROOT, 'catalog/collected', `${slug}.json`);
  return existsSync(file)
    ? v.parse(CollectedSchema, JSON.parse(readFileSync(file, 'utf8')))
    : { sources: [] };
}
