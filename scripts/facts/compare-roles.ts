/**
 * `npm run compare-roles -- [SLUG …] [--read]`: compares the roles that entries give to values with the names that
 * their packages give them. Lists:
 *
 * - sizes, gaps, weights, widths and the like that the package has under no name of their kind (docs/FACTS.md);
 * - colours of two schemes of which no name of the package has both values;
 * - steps that a scale of the package has between two of the entry's.
 *
 * What a reader has looked up in the package is in catalog/read-roles.json, and is not listed again as long as its
 * value stays. `--read` adds what is listed. Fails if it lists anything. Reads packages where `npm run
 * collect-sources` unpacked them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../local-platform.ts';
import { compactJson } from '../sources/compact-json.ts';
import { readEntries } from '../sources/entries.ts';
import { packageFolder } from '../sources/mirrors.ts';
import { packageTexts } from '../sources/package-values.ts';
import { compareRoles } from '../sources/role-suspects.ts';

const FILE = path.join(ROOT, 'catalog/read-roles.json');
/** Values by entry and path. */
type Read = Record<string, Record<string, string>>;

const { values: options, positionals: named } = parseArgs({
  options: { read: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const known = JSON.parse(readFileSync(FILE, 'utf8')) as Read;
const read: Read = {};
const compared = { names: 0, schemes: 0, steps: 0 };
let listed = 0;
let explained = 0;

for (const entry of await readEntries()) {
  const old = known[entry.slug] ?? {};
  if (named.length > 0 && !named.includes(entry.slug)) {
    if (known[entry.slug] !== undefined) read[entry.slug] = old;
    continue;
  }
  const result = compareRoles(entry, ({ ref, path: files }) => packageTexts(packageFolder(ref), files ?? ''));
  const isKnown = (fact: string, value: string) => old[fact] === value;
  for (const { path: fact, value, why } of result.suspects)
    if (!isKnown(fact, value)) console.log([entry.slug, fact, value, why].join('\t'));
  const kept = result.suspects.filter(({ path: fact, value }) => options.read || isKnown(fact, value));
  if (kept.length > 0)
    read[entry.slug] = Object.fromEntries(kept.map(({ path: fact, value }) => [fact, value]));
  explained += kept.length;
  listed += result.suspects.length - kept.length;
  for (const kind of ['names', 'schemes', 'steps'] as const) compared[kind] += result.compared[kind];
}
writeFileSync(FILE, compactJson(read));
console.log(
  `Compared: ${compared.names} values with names, ${compared.schemes} colours of two schemes, ${compared.steps} scales. ` +
    `${explained} looked up by a reader; ${listed} to look up.`,
);
process.exitCode = listed === 0 ? 0 : 1;
