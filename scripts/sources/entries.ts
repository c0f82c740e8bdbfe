import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Collected, CollectedSchema } from '../../src/catalog/collected.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { ComparisonSchema, recordedStatements } from '../../src/catalog/comparison.ts';
import { checkCatalog, describeProblem } from '../catalog/check-catalog.ts';
import { readCatalog } from '../catalog/read-catalog.ts';
import { ROOT } from '../local-platform.ts';

/** Full statements of sources. They are rebuilt from public repositories and packages and stay out of the catalog. */
export const STATEMENTS = path.join(ROOT, '.cache/collected');
/** Comparisons of entries with them. */
export const COMPARISONS = path.join(ROOT, 'catalog/collected');

/** All entries of the catalog, without their comparisons, which may be outdated. @throws Error that lists every mistake */
export async function readEntries(): Promise<readonly CatalogEntry[]> {
  const files = await readCatalog(path.join(ROOT, 'catalog'));
  const { entries, problems } = checkCatalog(files.map(({ slug, text }) => ({ slug, text })));
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
  return entries;
}

/** What collected sources state of a brand, or null if `npm run collect-sources` has not collected it here. */
export function readStatements(slug: string): Collected | null {
  const file = path.join(STATEMENTS, `${slug}.json`);
  return existsSync(file) ? v.parse(CollectedSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** What the last comparison recorded of them; nothing if there is none. */
export function readRecorded(slug: string): Collected {
  const file = path.join(COMPARISONS, `${slug}.json`);
  if (!existsSync(file)) return { sources: [] };
  return recordedStatements(v.parse(ComparisonSchema, JSON.parse(readFileSync(file, 'utf8'))));
}
