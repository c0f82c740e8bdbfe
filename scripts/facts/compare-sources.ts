/**
 * `npm run compare-sources`: compares each entry with what its sources state and writes the result to
 * catalog/collected/<slug>.json. It reads the full statements where `npm run collect-sources` left them in
 * .cache/collected, else what the last comparison recorded.
 *
 * Lists each fact on which a source differs and nothing explains it: the fact, the value of the entry, and that of
 * each source. With `--all`, the explained ones too. Lists values that cite a package but are in none of its files.
 * Fails if it lists anything.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import type { Collected } from '../../src/catalog/collected.ts';
import { comparisonOf } from '../../src/catalog/comparison.ts';
import { compareCollected, type ComparedFact, unexplained } from '../../src/catalog/dissents.ts';
import { unstatedTokens } from '../../src/catalog/unstated-tokens.ts';
import { compactJson } from '../sources/compact-json.ts';
import { COMPARISONS, readEntries, readRecorded, readStatements } from '../sources/entries.ts';

const showAll = process.argv.includes('--all');
const counts = new Map<string, number>();
let open = 0;

mkdirSync(COMPARISONS, { recursive: true });
for (const entry of await readEntries()) {
  const statements = readStatements(entry.slug);
  const collected = statements ?? readRecorded(entry.slug);
  write(entry, collected);
  const compared = compareCollected(entry, collected);
  for (const fact of showAll ? compared : unexplained(compared)) print(entry, fact);
  for (const fact of compared) count(fact);
  const unstated = statements === null ? [] : unstatedTokens(entry, statements);
  for (const { path: token, value, source } of unstated)
    console.log(`${entry.slug}\t${token}\t${value}\tnot in ${source}`);
  open += unexplained(compared).length + unstated.length;
}
const summary = [...counts].map(([because, facts]) => `${because} ${facts}`).join(', ');
console.log(`Facts compared: ${summary}. ${open} to explain.`);
process.exitCode = open === 0 ? 0 : 1;

function write(entry: CatalogEntry, collected: Collected): void {
  if (collected.sources.length === 0) return;
  const file = path.join(COMPARISONS, `${entry.slug}.json`);
  writeFileSync(file, compactJson(comparisonOf(entry, collected)));
}

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
