/**
 * `npm run judge-contracts -- [--all] [--brand SLUG]`: makes a page from the text of each contract of the catalog alone,
 * scores it as the contract's `verify` block asks, and prints the totals and the brands that fall short; with `--all`
 * every brand, with `--brand` one with its axes and parts.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCatalog } from './catalog/read-catalog.ts';
import { checkCatalog } from './catalog/check-catalog.ts';
import { catalogDocuments } from './catalog/documents.ts';
import { describeContract, describeContracts } from './contracts/print-contracts.ts';
import { judgeContract } from './contracts/judge-contract.ts';
import { contractSpecimen } from '../src/contract/contract-specimen.ts';
import { readContract } from '../src/contract/read-contract.ts';
import { ROOT } from './local-platform.ts';
import path from 'node:path';

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, brand: { type: 'string' }, page: { type: 'string' } },
});

const { entries } = checkCatalog(await readCatalog(path.join(ROOT, 'catalog')));
const media = { screenshots: new Set<string>(), videos: new Set<string>(), liveTokens: new Map() };
const { documents, bundled } = catalogDocuments(entries, { media, service: 'https://taste.example' });
const contracts = entries.flatMap(({ slug }) => {
  const text = documents.get(`api/styles/${slug}/agents.md`);
  return text === undefined || (values.brand !== undefined && values.brand !== slug) ? [] : [{ slug, text }];
});
const judged = contracts.map(({ slug, text }) => ({
  slug,
  ...judgeContract(text, bundled.weights.axes),
}));
console.log(describeContracts(judged, values.all === true));
const [only] = judged;
if (values.brand !== undefined && only !== undefined) console.log(describeContract(only));
const [first] = contracts;
if (values.page !== undefined && first !== undefined)
  writeFileSync(values.page, contractSpecimen(readContract(first.text)).html);
