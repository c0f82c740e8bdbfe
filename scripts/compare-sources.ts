/**
 * `npm run compare-sources`: lists each fact on which a collected source (catalog/collected) differs from the entry
 * and nothing explains it: the fact, the value of the entry, and that of each source. With `--all`, the explained
 * ones too. Lists values that cite a package but are in none of its files. Fails if it lists anything.
 */
import type { CatalogEntry } from '../src/catalog/catalog-entry.ts';
import { type ComparedFact, unexplained } from '../src/catalog/dissents.ts';
import { unstatedTokens } from '../src/catalog/unstated-tokens.ts';
import { readCollected, readEntries } from './sources/entries.ts';

const showAll = process.argv.includes('--all');
const counts = new Map<string, number>();
let open = 0;

for (const entry of await readEntries()) {
  for (const fact of showAll ? entry.compared : unexplained(entry.compared)) print(entry, fact);
  for (const fact of entry.compared) count(fact);
  const unstated = unstatedTokens(entry, readCollected(entry.slug));
  for (const { path, value, source } of unstated)
    console.log(`${entry.slug}\t${path}\t${value}\tnot in ${source}`);
  open += unexplained(entry.compared).length + unstated.length;
}
const summary = [...counts].map(([because, facts]) => `${because} ${facts}`).join(', ');
console.log(`Facts compared: ${summary}. ${open} to explain.`);
process.exitCode = open === 0 ? 0 : 1;

function count({ statements, because }: ComparedFact): void {
  const agreed = statements.every(({ agrees }) => agrees);
  const key = agreed ? 'agreed' : (because?.replace(/.* .*\.$/, 'with a reason') ?? 'unexplained');
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function print(entry: CatalogEntry, { fact, value, statements, because }: ComparedFact): void {
  if (statements.every(({ agrees }) => agrees)) return;
  const stated = statements.map(({ ref, states, agrees }) => {
    const id = entry.sources.find((source) => source.ref === ref)?.id ?? ref;
    return `${id} ${agrees ? '=' : '≠'} ${states.join(' | ')}`;
  });
  console.log([entry.slug, fact, value, stated.join('; '), because ?? ''].join('\t'));
}
