import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type CatalogCheck, checkCatalog } from './check-catalog.ts';
import { type CatalogFile, readCatalog } from './read-catalog.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const KEPT = path.join(ROOT, '.cache/checked-catalog.bin');

/** What decides, beside the files of the catalog, what is read from them; `src/catalog/built` is made from it. */
const CODE = ['src/**/*.{ts,json}', 'scripts/catalog/*.ts', 'package-lock.json'];
const MADE = path.join('src', 'catalog', 'built');

/** The files of the catalog, and what was read from them. */
export interface CheckedCatalog extends CatalogCheck {
  readonly files: readonly CatalogFile[];
}

interface Kept {
  readonly key: string;
  readonly check: CatalogCheck;
}

/**
 * The catalog of this project, read and checked. To parse its YAML takes 3 s of CPU time, and nearly every script and
 * process of tests needs it, so the result is kept for as long as neither the catalog nor the code changes.
 */
export async function checkedCatalog(): Promise<CheckedCatalog> {
  const files = await readCatalog(path.join(ROOT, 'catalog'));
  const key = keyOf(files);
  const kept = readKept();
  if (kept?.key === key) return { files, ...kept.check };
  const check = checkCatalog(files);
  keep({ key, check });
  return { files, ...check };
}

function keyOf(files: readonly CatalogFile[]): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(files));
  const code = globSync(CODE, { cwd: ROOT }).filter((file) => !file.startsWith(MADE));
  for (const file of code.toSorted()) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

function readKept(): Kept | null {
  try {
    return deserialize(readFileSync(KEPT)) as Kept; // written below, by the same version of Node if the key is the same
  } catch {
    return null;
  }
}

/** Renames a complete file, because other processes may read it at the same time. */
function keep(kept: Kept): void {
  const written = `${KEPT}.${process.pid}`;
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(written, serialize(kept));
  renameSync(written, KEPT);
}
