/**
 * `npm run judge-contracts -- [--all] [--brand SLUG [--html FILE] [--write FILE]]`: makes a page from the text of each
 * contract of the catalog alone, scores it as the contract's `verify` block asks, and prints the totals and the brands
 * that fall short; with `--all` every brand. With `--brand` one contract with its axes and parts, for the page in
 * `--html` instead of its own where given; `--write` keeps the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contractSpecimen } from '../../src/contract/contract-specimen.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { catalogDocuments } from '../catalog/documents.ts';
import { judgePage } from '../contracts/judge-page.ts';
import { describeContract, describeContracts } from '../contracts/print-contracts.ts';

const { values } = parseArgs({
  options: {
    all: { type: 'boolean' },
    brand: { type: 'string' },
    html: { type: 'string' },
    write: { type: 'string' },
  },
});

const { entries } = await checkedCatalog();
const media = { screenshots: new Map(), videos: new Set<string>(), liveTokens: new Map() };
const { documents, bundled } = catalogDocuments(entries, { media, service: 'https://taste.example' });
const slugs = entries
  .map(({ slug }) => slug)
  .filter((slug) => values.brand === undefined || slug === values.brand);
const judged = slugs.flatMap((slug) => {
  const text = documents.get(`api/styles/${slug}/agents.md`);
  if (text === undefined) return [];
  const contract = readContract(text);
  const html =
    values.html === undefined ? contractSpecimen(contract).html : readFileSync(values.html, 'utf8');
  if (values.write !== undefined) writeFileSync(values.write, html);
  return [{ slug, ...judgePage(html, contract, bundled.weights.axes) }];
});
console.log(describeContracts(judged, values.all === true));
if (values.brand !== undefined) console.log(judged.map(describeContract).join('\n'));
