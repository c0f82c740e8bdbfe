/**
 * `npm run judge-identity -- [--pages DIR] [--misses]`: judges pages whose identity is known, prints a table for each
 * half and the areas under the curve. With `--pages`, also real pages of test/corpus/web-pages.json in DIR against
 * their own tokens; with `--misses`, lists pages that miss what is expected.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkCatalog } from './catalog/check-catalog.ts';
import { readCatalog } from './catalog/read-catalog.ts';
import { loadBrandCases } from './identity/brand-cases.ts';
import { judgeBrand } from './identity/judge-brands.ts';
import { judgeRealPages } from './identity/judge-real-pages.ts';
import type { Outcome } from './identity/kinds.ts';
import { describeOutcomes, isExpected } from './identity/print-outcomes.ts';
import { ROOT } from './local-platform.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' }, misses: { type: 'boolean' } } });

const { entries } = checkCatalog(await readCatalog(path.join(ROOT, 'catalog')));
const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
const entryOf = (slug: string) => {
  const entry = bySlug.get(slug);
  if (entry === undefined)
    throw new Error(`test/corpus/identity names ${slug}, which is not in the catalog.`);
  return entry;
};

printHalves(
  'Pages made from contracts',
  loadBrandCases().flatMap((one) => judgeBrand(one, entryOf)),
);
if (values.pages) printHalves('Real pages', await judgeRealPages(values.pages));

function printHalves(title: string, outcomes: readonly Outcome[]): void {
  for (const half of ['tuning', 'held-out']) {
    const own = outcomes.filter((outcome) => outcome.half === half);
    console.log(`\n${describeOutcomes(`${title}, ${half} half`, own)}`);
    if (values.misses !== true) continue;
    for (const { kind, target, score } of own) {
      if (score !== null && !isExpected(kind, score)) console.log(`  ${kind}: ${target} ${score}`);
    }
  }
}
