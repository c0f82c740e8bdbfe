/**
 * `npm run agreement -- --pages DIR [--only a,b] [--json FILE]`: compares what we compute for each element
 * of each page with what Chromium computes, and prints where they differ.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumStyles, openChromium } from './agreement/chromium-styles.ts';
import { comparePage, type PageAgreement } from './agreement/compare-page.ts';
import { printAgreement } from './agreement/print-agreement.ts';
import { NO_SCRIPTS, staticPage } from './agreement/static-page.ts';
import { serveFolder } from './corpus/serve-folder.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, only: { type: 'string' }, json: { type: 'string' } },
});
if (!values.pages) {
  console.error('Usage: npm run agreement -- --pages DIR [--only a,b] [--json FILE]');
  process.exit(2);
}

const folder = values.pages;
const only = values.only?.split(',');
const ids = readdirSync(folder)
  .filter((id) => existsSync(path.join(folder, id, 'index.html')) && (only?.includes(id) ?? true))
  .toSorted();
const server = await serveFolder(folder, NO_SCRIPTS);
const browser = await openChromium();
const results = new Map<string, PageAgreement | null>();
for (const id of ids) {
  const url = `http://${server.host}/${id}/`;
  const chromium = await chromiumStyles(browser, url);
  results.set(id, comparePage(await staticPage(url, server.host), chromium));
}
await browser.close();
server.close();

console.log(printAgreement(results));
if (values.json) writeFileSync(values.json, `${JSON.stringify(Object.fromEntries(results), null, 1)}\n`);
