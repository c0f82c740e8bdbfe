/**
 * `npm run compare-sources`: compares every entry with every collected source (catalog/collected) and lists each
 * dissent that nothing explains: the fact, the value of the entry, and that of each source. With `--all`, the
 * explained ones too. Lists values that cite a package but are in none of its files. Fails if the list is not empty.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CollectedSchema } from '../src/catalog/collected.ts';
import { compareWithSources, type Comparison } from '../src/catalog/comparison.ts';
import type { CatalogEntry } from '../src/catalog/entry.ts';
import { unstatedTokens } from '../src/catalog/unstated-tokens.ts';
import { ROOT } from './local-platform.ts';
import { readEntries } from './sources/entries.ts';

const showAll = process.argv.includes('--all');
const counts = new Map<string, number>();
let open = 0;

for (const entry of await readEntries()) {
  const file = path.join(ROOT, 'catalog/collected', `${entry.slug}.json`);
  if (!existsSync(file)) continue;
  const collected = v.parse(CollectedSchema, JSON.parse(readFileSync(file, 'utf8')));
  const comparisons = compareWithSources(entry, collected);
  for (const { settled } of comparisons) {
    counts.set(String(settled), (counts.get(String(settled)) ?? 0) + 1);
  }
  for (const comparison of comparisons) report(entry, comparison);
  for (const { path: token, value, source } of unstatedTokens(entry, collected)) {
    open += 1;
    console.log(`${entry.slug} ${token} ${value}: not in ${source}`);
  }
}
console.log(`${[...counts].map(([settled, count]) => `${settled} ${count}`).join(', ')}; ${open} to explain`);
process.exitCode = open === 0 ? 0 : 1;

function report(entry: CatalogEntry, { fact, value, statements, settled }: Comparison): void {
  if (settled === null) open += 1;
  if (settled === 'agreed' || (settled !== null && !showAll)) return;
  const stated = statements.map(({ source, values, agrees }) => {
    const id = entry.sources.find(({ ref, path: file }) => ref === source.ref && file === source.path)?.id;
    return `${id ?? source.ref} ${agrees ? '=' : '≠'} ${values.join(' | ')}`;
  });
  console.log([settled ?? 'OPEN', entry.slug, fact, value, stated.join('; ')].join('\t'));
}
