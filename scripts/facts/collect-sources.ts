/**
 * `npm run collect-sources -- [SLUG …]`: reads what the published collections of design descriptions and the packages that
 * entries cite state about each brand, or those that are named, and writes it to .cache/collected/<slug>.json.
 * `npm run compare-sources` reads it.
 *
 * With `--packages`, packages alone are read. What the last comparison recorded of the collections stays.
 *
 * The repositories are cloned into .cache/sources once, and packages unpacked there. SOURCE_MIRRORS names a
 * folder that has the repositories already, as <owner>+<name>.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Collected, CollectedSource } from '../../src/catalog/collected.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { firstScheme } from '../../src/catalog/flat-tokens.ts';
import { ROOT } from '../local-platform.ts';
import { compactJson } from '../sources/compact-json.ts';
import { COLLECTIONS, describedBrand, type CollectionId } from '../sources/collections.ts';
import { readEntries, readRecorded, STATEMENTS } from '../sources/entries.ts';
import { fileAt } from '../sources/mirrors.ts';
import { packageFacts } from '../sources/package-facts.ts';
import { statements } from '../sources/statements.ts';

type Paths = Readonly<Record<string, Readonly<Partial<Record<CollectionId, string>>>>>;

const paths = JSON.parse(readFileSync(path.join(ROOT, 'catalog/collected-paths.json'), 'utf8')) as Paths;
const { values: options, positionals: named } = parseArgs({
  options: { packages: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const entries = (await readEntries()).filter(({ slug }) => named.length === 0 || named.includes(slug));
mkdirSync(STATEMENTS, { recursive: true });
for (const entry of entries) {
  const sources = [...packages(entry), ...(options.packages ? recorded(entry) : collections(entry))];
  const collected: Collected = { sources };
  if (sources.length > 0) writeFileSync(path.join(STATEMENTS, `${entry.slug}.json`), compactJson(collected));
}
console.log(`${entries.length} brands`);

/** What the cited packages state of the tokens that cite them. */
function packages(entry: CatalogEntry): CollectedSource[] {
  return entry.sources
    .filter(({ kind }) => kind === 'npm')
    .map((source) => ({
      ref: source.ref,
      ...(source.path === undefined ? {} : { path: source.path }),
      relation: source.relation,
      facts: packageFacts(entry, source),
    }));
}

/** What the collections state of the brand, in their files. */
function collections(entry: CatalogEntry): CollectedSource[] {
  const files = Object.entries(paths[entry.slug] ?? {}) as [CollectionId, string][];
  return files.map(([id, file]) => description(entry, id, file));
}

/** What the last comparison recorded of them. */
function recorded({ slug }: CatalogEntry): readonly CollectedSource[] {
  return readRecorded(slug).sources.filter(({ relation }) => relation === 'generated');
}

function description(entry: CatalogEntry, id: CollectionId, file: string): CollectedSource {
  const { repository, commit } = COLLECTIONS[id];
  return {
    ref: `${repository}@${commit}`,
    path: file,
    relation: 'generated',
    facts: statements(
      describedBrand(fileAt(repository, commit, file)),
      firstScheme(entry.theme, entry.tokens),
    ),
  };
}
