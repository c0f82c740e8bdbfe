/**
 * `npm run compare-paths -- --pages DIR [--only a,b]`: reads every page without a browser and through Chromium, and
 * prints on how many pages each axis gets the same value, and what parts the others.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from './agreement/chromium-styles.ts';
import { serveFolder } from './corpus/serve-folder.ts';
import { fetchLocal } from './evaluation/fetch-local.ts';
import { renderPage } from './evaluation/render-page.ts';
import { comparePaths, type Parting } from './evaluation/compare-paths.ts';
import { printPaths } from './evaluation/print-paths.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' }, only: { type: 'string' } } });
if (!values.pages) {
  console.error('Usage: npm run compare-paths -- --pages DIR [--only a,b]');
  process.exit(2);
}

const folder = values.pages;
const only = values.only?.split(',');
const ids = readdirSync(folder)
  .filter((id) => existsSync(path.join(folder, id, 'index.html')) && (only?.includes(id) ?? true))
  .toSorted();
const server = await serveFolder(folder);
const browser = await openChromium();
const partings: Parting[] = [];
for (const id of ids) {
  const url = `http://${server.host}/${id}/`;
  const page = await fetchLocal(url, server.host);
  partings.push(...comparePaths(id, page, await renderPage(browser, url)));
}
await browser.close();
server.close();
console.log(printPaths(partings, ids.length));
