/**
 * `npm run eval -- --pages DIR --grades FILE [--render] [--json FILE]`: reads every graded page and compares the
 * readings with the grades. With `--render`, reads pages in Chromium as the render pass does.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dumpedPage } from '../src/rendered/dumped-page.ts';
import { styledPage } from '../src/rendered/styled-page.ts';
import { surveyPage, surveyStyled } from '../src/survey.ts';
import { openChromium } from './agreement/chromium-styles.ts';
import { fetchLocal } from './evaluation/fetch-local.ts';
import { loadGrades } from './evaluation/grades.ts';
import { printReport } from './evaluation/print-report.ts';
import { readCells, type ReadAddress } from './evaluation/read-cells.ts';
import { renderPage } from './evaluation/render-page.ts';
import { evaluate } from './evaluation/report.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    grades: { type: 'string' },
    render: { type: 'boolean' },
    json: { type: 'string' },
  },
});
if (!values.pages || !values.grades) {
  console.error('Usage: npm run eval -- --pages DIR --grades FILE [--render] [--json FILE]');
  process.exit(2);
}

const browser = values.render ? await openChromium() : null;
const read: ReadAddress = async (url, host) => {
  if (browser === null) return surveyPage(await fetchLocal(url, host)).readings;
  const dump = await renderPage(browser, url);
  return surveyStyled(styledPage(dump, dumpedPage(dump))).readings;
};
const { cells, axesRead, missing } = await readCells(values.pages, loadGrades(values.grades), read);
await browser?.close();

for (const id of missing) console.error(`${id}: skipped, no page in ${values.pages}`);
const report = evaluate(cells);
console.log(printReport(report, axesRead));
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ ...report, axesRead, cellList: cells }, null, 1)}\n`);
