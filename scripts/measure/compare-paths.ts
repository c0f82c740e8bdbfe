/**
 * `npm run compare-paths -- --pages DIR [--only a,b] [--json FILE]`: reads every page statically and in Chromium.
 * Prints for each axis the number of pages with the same value, and the causes of the differences.
 */
import { writeFileSync } from 'node:fs';
import { eachPage, pageArguments } from '../corpus/each-page.ts';
import { comparePaths, type Mismatch } from '../evaluation/compare-paths.ts';
import { fetchLocal } from '../evaluation/fetch-local.ts';
import { printPaths } from '../evaluation/print-paths.ts';
import { renderPage } from '../evaluation/render-page.ts';

const args = pageArguments('compare-paths');
const mismatches: Mismatch[] = [];
await eachPage(args, {}, async ({ id, url, host, browser }) => {
  const page = await fetchLocal(url, host);
  mismatches.push(...comparePaths(id, page, await renderPage(browser, url)));
});

console.log(printPaths(mismatches, args.ids.length));
if (args.json !== null) writeFileSync(args.json, `${JSON.stringify(mismatches, null, 1)}\n`);
