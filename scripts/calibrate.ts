/**
 * `npm run calibrate -- --pages DIR --grades FILE`: fits how certainty maps to right readings, and writes
 * src/grammar/calibration-data.ts and test/corpus/evaluation.json, from which the docs are made.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { styleDocument } from '../src/cascade/style-document.ts';
import { observe } from '../src/features/index.ts';
import { calibrate } from '../src/grammar/calibration.ts';
import type { CalibrationMap } from '../src/grammar/calibration-map.ts';
import { readAxes } from '../src/grammar/read-axes.ts';
import { placeBoxes } from '../src/layout/place-boxes.ts';
import { EVALUATION_FILE, type Evaluation } from './evaluation/evaluation.ts';
import { fetchLocal } from './evaluation/fetch-local.ts';
import { fitCalibration } from './evaluation/fit-calibration.ts';
import { loadGrades, type Cell } from './evaluation/grades.ts';
import { printReport } from './evaluation/print-report.ts';
import { readCells } from './evaluation/read-cells.ts';
import { evaluate, type EvaluationReport } from './evaluation/report.ts';
import { ROOT } from './local-platform.ts';
import { run } from './run.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' }, grades: { type: 'string' } } });
if (!values.pages || !values.grades) {
  console.error('Usage: npm run calibrate -- --pages DIR --grades FILE');
  process.exit(2);
}

const UNFITTED: CalibrationMap = { points: [], offsets: {} };
const { cells, axesRead } = await readCells(values.pages, loadGrades(values.grades), async (url, host) => {
  const page = await fetchLocal(url, host);
  return readAxes(observe(placeBoxes(styleDocument(page), page)), UNFITTED);
});

// Each half of the pages is reported with the map fitted on the other one: no cell judges itself.
const pages = [...new Set(cells.map(({ page }) => page))].toSorted();
const inFirst = new Set(pages.filter((_, i) => i % 2 === 0));
const halves = [
  cells.filter(({ page }) => inFirst.has(page)),
  cells.filter(({ page }) => !inFirst.has(page)),
] as const;
const crossed = [apply(fitCalibration(halves[1]), halves[0]), apply(fitCalibration(halves[0]), halves[1])];
const report = evaluate(crossed.flat());
console.log(printReport(report, axesRead));

writeData(fitCalibration(cells), report);
const evaluation: Evaluation = {
  ...report,
  axesRead,
  halves: crossed.map((half) => {
    const { pages: count, cells: graded, hit, ok } = evaluate(half);
    return { pages: count, cells: graded, hit, ok };
  }),
};
writeFileSync(EVALUATION_FILE, `${JSON.stringify(evaluation, null, 1)}\n`);

function apply(map: CalibrationMap, own: readonly Cell[]): readonly Cell[] {
  return own.map((cell) =>
    cell.value === null ? cell : { ...cell, confidence: calibrate(cell.axis, cell.confidence, map) },
  );
}

function writeData(map: CalibrationMap, { axes, ok }: EvaluationReport): void {
  const PRIOR = 10; // imagined cells of the mean: an axis graded ten times moves half way to its own share
  const accepted = axes.map((axis) => [
    axis.axis,
    Math.round((1000 * (axis.ok * axis.graded + ok * PRIOR)) / (axis.graded + PRIOR)) / 1000,
  ]);
  const file = path.join(ROOT, 'src/grammar/calibration-data.ts');
  writeFileSync(
    file,
    `import type { CalibrationMap } from './calibration-map.ts';

// Written by \`npm run calibrate\` from graded pages: do not edit.

export const CALIBRATION: CalibrationMap = ${JSON.stringify(map)};

/** Share of accepted readings by axis, shrunk towards the mean of all. */
export const ACCEPTED: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(accepted))};
`,
  );
  run('oxfmt', [file]);
}
