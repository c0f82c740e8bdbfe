/**
 * `npm run agreement -- --pages DIR [--only a,b] [--json FILE]`: compares our computed styles of every element with
 * Chromium's and prints the differences.
 */
import { writeFileSync } from 'node:fs';
import { chromiumStyles } from '../agreement/chromium-styles.ts';
import { comparePage, type PageAgreement } from '../agreement/compare-page.ts';
import { printAgreement } from '../agreement/print-agreement.ts';
import { NO_SCRIPTS, staticPage } from '../agreement/static-page.ts';
import { eachPage, pageArguments } from '../corpus/each-page.ts';

const args = pageArguments('agreement');
const results = new Map<string, PageAgreement | null>();
await eachPage(args, NO_SCRIPTS, async ({ id, url, host, browser }) => {
  const chromium = await chromiumStyles(browser, url);
  results.set(id, comparePage(await staticPage(url, host), chromium));
});

console.log(printAgreement(results));
if (args.json !== null) writeFileSync(args.json, `${JSON.stringify(Object.fromEntries(results), null, 1)}\n`);
