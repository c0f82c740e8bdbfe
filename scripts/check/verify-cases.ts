/**
 * `npm run verify-cases [-- --write]`: compares every expectation in test/cascade/cases with Chromium and prints the
 * differences; with --write, updates the files to Chromium's values.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openChromium } from '../agreement/chromium-styles.ts';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';
import { CASES_FOLDER, documentOf, formatCase, readCases, type Expectation } from '../cases/case-file.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
const browser = await openChromium();
const tab = await browser.newPage();
await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });

let wrong = 0;
const cases = readCases();
for (const file of cases) {
  await tab.setContent(documentOf(file));
  const answers = (await tab.evaluate(askScript(file.expectations))) as string[]; // one text for each expectation
  const expectations = file.expectations.map((asked, index) => ({ ...asked, value: answers[index] ?? '' }));
  if (values.write)
    writeFileSync(path.join(CASES_FOLDER, `${file.name}.txt`), formatCase({ ...file, expectations }));
  file.expectations.forEach(({ selector, property, value }, index) => {
    if (value === answers[index]) return;
    wrong++;
    console.log(`${file.name}: ${selector} | ${property} | ${value}; Chromium: ${answers[index]}`);
  });
}
await browser.close();
console.log(`${cases.length} cases, ${wrong} expectations differ from Chromium`);
if (wrong > 0 && !values.write) process.exit(1);

/** Computed values from the style map if available, otherwise resolved values (also for pseudo-elements). */
function askScript(expectations: readonly Expectation[]): string {
  return `${JSON.stringify(expectations)}.map(({ selector, property }) => {
    const [, of, pseudo] = /^(.*?)(::(?:before|after))?$/.exec(selector);
    const element = document.querySelector(of);
    if (element === null) return 'no such element';
    const computed = pseudo ? null : element.computedStyleMap().get(property)?.toString();
    const resolved = getComputedStyle(element, pseudo).getPropertyValue(property);
    return /color|shadow|border-.*-width|line-height|z-index/.test(property) || !computed ? resolved : computed;
  })`;
}
