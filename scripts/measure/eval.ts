/**
 * `npm run eval -- --pages DIR --grades FILE [--render] [--json FILE]`: reads every graded page and compares the
 * readings with the grades. With `--render`, reads pages in Chromium as the render pass does.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGrades } from '../evaluation/grades.ts';
import { printReport } from '../evaluation/print-report.ts';
import { openReader } from '../evaluation/open-reader.ts';
import { readCells } from '../evaluation/read-cells.ts';
import { evaluate } from '../evaluation/report.ts';

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

const reader = await openReader(values.render ?? false);
const { cells, axesRead, missing } = await readCells(values.pages, loadGrades(values.grades), reader);
await reader.close();

for (const id of missing) console.error(`${id}: skipped, no page in ${values.pages}`);
const report = evaluate(cells);
console.log(printReport(report, axesRead));
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ ...report, axesRead, cellList: cells }, null, 1)}\n`);
