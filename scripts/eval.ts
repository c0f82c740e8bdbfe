/** `npm run eval -- --pages DIR --grades FILE [--json FILE]`: reads every graded page and compares. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fetchPage } from '../src/page/fetch-page.ts';
import { surveyPage } from '../src/survey.ts';
import { serveFolder } from './corpus/serve-folder.ts';
import { loadGrades, type Cell } from './evaluation/grades.ts';
import { printReport } from './evaluation/print-report.ts';
import { evaluate } from './evaluation/report.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, grades: { type: 'string' }, json: { type: 'string' } },
});
if (!values.pages || !values.grades) {
  console.error('Usage: npm run eval -- --pages DIR --grades FILE [--json FILE]');
  process.exit(2);
}

const folder = values.pages;
const grades = loadGrades(values.grades);
const server = await serveFolder(folder);
const cells: Cell[] = [];
const shown: number[] = [];
for (const [id, axes] of Object.entries(grades)) {
  if (!existsSync(path.join(folder, id, 'index.html'))) {
    console.error(`${id}: no page in ${folder}, left out`);
    continue;
  }
  const page = await fetchPage(`http://${server.host}/${id}/`, { fetch, now: Date.now, allowHosts: [server.host] });
  const readings: Readonly<Record<string, { value: string | null; confidence: number }>> =
    surveyPage(page).readings;
  shown.push(Object.values(readings).filter(({ value }) => value !== null).length);
  for (const [axis, accepted] of Object.entries(axes)) {
    const { value, confidence } = readings[axis] ?? { value: null, confidence: 0 };
    cells.push({ page: id, axis, accepted, value, confidence });
  }
}
server.close();

const report = evaluate(cells);
console.log(printReport(report, shown.reduce((sum, n) => sum + n, 0) / Math.max(1, shown.length)));
if (values.json) writeFileSync(values.json, `${JSON.stringify({ ...report, cellList: cells }, null, 1)}\n`);
