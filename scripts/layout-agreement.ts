/**
 * `npm run layout-agreement -- --pages DIR [--only a,b] [--json FILE]`: estimates where every element of each page
 * stands, asks Chromium the same, and prints how often both agree.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { styleDocument } from '../src/cascade/style-document.ts';
import { openChromium } from './agreement/chromium-styles.ts';
import { NO_SCRIPTS, staticPage } from './agreement/static-page.ts';
import { serveFolder } from './corpus/serve-folder.ts';
import { chromiumBoxes } from './layout-agreement/chromium-boxes.ts';
import { compareBoxes, type BoxAgreement } from './layout-agreement/compare-boxes.ts';
import { printBoxAgreement } from './layout-agreement/print-box-agreement.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, only: { type: 'string' }, json: { type: 'string' } },
});
if (!values.pages) {
  console.error('Usage: npm run layout-agreement -- --pages DIR [--only a,b] [--json FILE]');
  process.exit(2);
}

const folder = values.pages;
const only = values.only?.split(',');
const ids = readdirSync(folder)
  .filter((id) => existsSync(path.join(folder, id, 'index.html')) && (only?.includes(id) ?? true))
  .toSorted();
const server = await serveFolder(folder, NO_SCRIPTS);
const browser = await openChromium();
const results = new Map<string, BoxAgreement | null>();
for (const id of ids) {
  const url = `http://${server.host}/${id}/`;
  const chromium = await chromiumBoxes(browser, url);
  results.set(id, compareBoxes(styleDocument(await staticPage(url, server.host)), chromium));
}
await browser.close();
server.close();

console.log(printBoxAgreement(results));
if (values.json) writeFileSync(values.json, `${JSON.stringify(Object.fromEntries(results), null, 1)}\n`);
