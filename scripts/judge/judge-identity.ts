/**
 * `npm run judge-identity -- [--pages DIR] [--misses] [--ranks]`: judges pages whose identity is known, prints a table
 * for each half and the areas under the curve. With `--pages`, also real pages of test/corpus/web-pages.json in DIR
 * against their own tokens, or all pages of another set in DIR; with `--misses`, lists pages that miss what is expected.
 * With `--ranks`, prints instead at which place /api/nearest lists the brand of a page (2 minutes).
 */
import { parseArgs } from 'node:util';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { loadBrandCases } from '../identity/brand-cases.ts';
import { judgeBrand } from '../identity/judge-brands.ts';
import { describeRanks, rankBrand } from '../identity/judge-ranks.ts';
import { judgeRealPages } from '../identity/judge-real-pages.ts';
import type { Outcome } from '../identity/kinds.ts';
import { describeOutcomes, isExpected } from '../identity/print-outcomes.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, misses: { type: 'boolean' }, ranks: { type: 'boolean' } },
});

const HALVES = ['tuning', 'held-out'] as const;

const { entries } = await checkedCatalog();
const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
const entryOf = (slug: string) => {
  const entry = bySlug.get(slug);
  if (entry === undefined)
    throw new Error(`test/corpus/identity names ${slug}, which is not in the catalog.`);
  return entry;
};

if (values.ranks === true) printRanks();
else await printIdentities();

async function printIdentities(): Promise<void> {
  printHalves(
    'Pages made from contracts',
    loadBrandCases().flatMap((one) => judgeBrand(one, entryOf)),
  );
  if (values.pages) printHalves('Real pages', await judgeRealPages(values.pages));
}

function printRanks(): void {
  const ranked = loadBrandCases().flatMap(rankBrand);
  for (const half of HALVES) {
    const own = ranked.filter((one) => one.half === half);
    console.log(`\n${describeRanks(`Place of the brand, ${half} half`, own)}`);
  }
}

function printHalves(title: string, outcomes: readonly Outcome[]): void {
  for (const half of HALVES) {
    const own = outcomes.filter((outcome) => outcome.half === half);
    console.log(`\n${describeOutcomes(`${title}, ${half} half`, own)}`);
    if (values.misses !== true) continue;
    for (const { kind, target, score } of own) {
      if (score !== null && !isExpected(kind, score)) console.log(`  ${kind}: ${target} ${score}`);
    }
  }
}
