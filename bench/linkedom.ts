/**
 * `node bench/linkedom.ts --pages DIR`: measures cost and differences of linkedom for reading metadata and editing
 * HTML. Only the ratios are comparable between runs, not the milliseconds.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseHTML } from 'linkedom/worker';
import { readMetadata } from '../src/extract/metadata.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import { linkedomMetadata } from './linkedom/metadata.ts';
import { sameTree } from './linkedom/same-tree.ts';

const ROUNDS = 7;
const BASE = 'https://site.example/';

const { values } = parseArgs({ options: { pages: { type: 'string' } } });
if (!values.pages) {
  console.error('Usage: node bench/linkedom.ts --pages DIR');
  process.exit(2);
}
const folder = values.pages;
const pages = readdirSync(folder)
  .map((id) => path.join(folder, id, 'index.html'))
  .filter((file) => existsSync(file))
  .map((file) => readFileSync(file, 'utf8'))
  .filter((html) => html.trim() !== '');

const parsed = pages.map((html) => pageFromHtml({ html, baseUrl: BASE }));
const ours = parsed.map((page) => readMetadata(page));
const theirs = pages.map((html) => linkedomMetadata(html, BASE));
const same = ours.filter((metadata, i) => JSON.stringify(metadata) === JSON.stringify(theirs[i])).length;
const kept = pages.filter((html) => sameTree(html, parseHTML(html).document.toString())).length;

console.log(
  `${pages.length} pages, ${(pages.join('').length / 1e6).toFixed(1)} MB, median of ${ROUNDS} rounds`,
);
row('parse5 to our document tree, with sheets', () =>
  pages.map((html) => pageFromHtml({ html, baseUrl: BASE })),
);
row('metadata from our document tree', () => parsed.map((page) => readMetadata(page)));
row('metadata with linkedom', () => pages.map((html) => linkedomMetadata(html, BASE)));
row('linkedom: parse and serialise', () => pages.map((html) => parseHTML(html).document.toString()));
console.log(`pages with equal metadata: ${same} of ${pages.length}`);
console.log(`pages with an equal tree after parsing and serialising: ${kept} of ${pages.length}`);

/** Prints the median time for all pages. */
function row(name: string, run: () => readonly unknown[]): void {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  const median = times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  console.log(`${name.padEnd(40)} ${median.toFixed(1).padStart(8)} ms`);
}
