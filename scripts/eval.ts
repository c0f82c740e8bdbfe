/** `npm run eval -- --pages DIR --grades FILE [--json FILE]`: reads every graded page and compares. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadGrades } from './evaluation/grades.ts';
import { printReport } from './evaluation/print-report.ts';
import { readCells } from './evaluation/read-cells.ts';
import { evaluate } from './evaluation/report.ts';

const { values } = parseArgs({
  options: { pages: { type: 'string' }, grades: { type: 'string' }, json: { type: 'string' } },
});
if (!values.pages || !values.grades) {
  console.error('Usage: npm run eval -- --pages DIR --grades FILE [--json FILE]');
  process.exit(2);
}

const { cells, axesRead, missing } = await readCells(values.pages, loadGrades(values.grades));
for (const id of missing) console.error(`${id}: no page in ${values.pages}, left out`);
const report = evaluate(cells);
console.log(printReport(report, axesRead));
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ ...report, axesRead, cellList: cells }, null, 1)}\n`);
