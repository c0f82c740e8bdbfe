/**
 * `npm run layout-agreement -- --pages DIR [--only a,b] [--json FILE]`: compares the estimated box of every element
 * with Chromium's and prints the share that agrees.
 */
import { writeFileSync } from 'node:fs';
import { styleDocument } from '../../src/cascade/style-document.ts';
import { NO_SCRIPTS, staticPage } from '../agreement/static-page.ts';
import { eachPage, pageArguments } from '../corpus/each-page.ts';
import { chromiumBoxes } from '../layout-agreement/chromium-boxes.ts';
import { compareBoxes, type BoxAgreement } from '../layout-agreement/compare-boxes.ts';
import { printBoxAgreement } from '../layout-agreement/print-box-agreement.ts';

const args = pageArguments('layout-agreement');
const results = new Map<string, BoxAgreement | null>();
await eachPage(args, NO_SCRIPTS, async ({ id, url, host, browser }) => {
  const chromium = await chromiumBoxes(browser, url);
  results.set(id, compareBoxes(styleDocument(await staticPage(url, host)), chromium));
});

console.log(printBoxAgreement(results));
if (args.json !== null) writeFileSync(args.json, `${JSON.stringify(Object.fromEntries(results), null, 1)}\n`);
