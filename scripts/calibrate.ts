/**
 * `npm run calibrate -- --pages DIR --second DIR`: fits the calibration of confidence on the held-out pages. Writes
 * src/grammar/calibration-data.ts, and test/corpus/evaluation.json, from which the docs are generated. The folders
 * hold the pages of the first and the second graded set.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { styleDocument } from '../src/cascade/style-document.ts';
import { observe } from '../src/features/index.ts';
import { perceive } from '../src/perception/perceive.ts';
import { calibrate } from '../src/grammar/calibration.ts';
import type { CalibrationMap } from '../src/grammar/calibration-map.ts';
import { readAxes } from '../src/grammar/read-axes.ts';
import { placeBoxes } from '../src/layout/place-boxes.ts';
import { EVALUATION_FILE, type Evaluation, type PartScore } from './evaluation/evaluation.ts';
import { fetchLocal } from './evaluation/fetch-local.ts';
import { fitCalibration } from './evaluation/fit-calibration.ts';
import { GRADES, loadGrades, type Cell } from './evaluation/grades.ts';
import { printReport } from './evaluation/print-report.ts';
import { readCells } from './evaluation/read-cells.ts';
import { evaluate, type EvaluationReport } from './evaluation/report.ts';
import { ROOT } from './local-platform.ts';
import { run } from './run.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' }, second: { type: 'string' } } });
if (!values.pages || !values.second) {
  console.error('Usage: npm run calibrate -- --pages DIR --second DIR');
  process.exit(2);
}

const UNFITTED: CalibrationMap = { points: [], offsets: {} };
const first = await readGraded(values.pages, GRADES.first);
const second = await readGraded(values.second, GRADES.second);
const [lookedAt, heldOut] = inHalves(second.cells);
const map = fitCalibration(heldOut);
const cells = apply(map, [...first.cells, ...second.cells]);
const axesRead =
  (first.axesRead * first.pages + second.axesRead * second.pages) / (first.pages + second.pages);

// Cross-validation: each half of the held-out pages is reported with the map fitted on the other half.
const [one, other] = inHalves(heldOut);
const judged = [...apply(fitCalibration(other), one), ...apply(fitCalibration(one), other)];
const report = { ...evaluate(cells), calibration: evaluate(judged).calibration };
console.log(printReport(report, axesRead));

writeData(map, report);
const evaluation: Evaluation = {
  ...report,
  axesRead,
  parts: { first: score(first.cells), lookedAt: score(lookedAt), heldOut: score(heldOut) },
};
writeFileSync(EVALUATION_FILE, `${JSON.stringify(evaluation, null, 1)}\n`);

async function readGraded(folder: string, file: string) {
  const grades = loadGrades(file);
  const read = await readCells(folder, grades, async (url, host) => {
    const page = await fetchLocal(url, host);
    return readAxes(observe(perceive(placeBoxes(styleDocument(page), page))), UNFITTED);
  });
  for (const id of read.missing) console.error(`${id}: skipped, no page in ${folder}`);
  return { ...read, pages: Object.keys(grades).length - read.missing.length };
}

/** Splits pages, sorted by name, into even and odd positions. */
function inHalves(all: readonly Cell[]): readonly [readonly Cell[], readonly Cell[]] {
  const even = new Set([...new Set(all.map(({ page }) => page))].toSorted().filter((_, i) => i % 2 === 0));
  return [all.filter(({ page }) => even.has(page)), all.filter(({ page }) => !even.has(page))];
}

function score(part: readonly Cell[]): PartScore {
  const { pages, cells: graded, hit, ok } = evaluate(part);
  return { pages, cells: graded, hit, ok };
}

function apply(map: CalibrationMap, own: readonly Cell[]): readonly Cell[] {
  return own.map((cell) =>
    cell.value === null ? cell : { ...cell, confidence: calibrate(cell.axis, cell.confidence, map) },
  );
}

function writeData(map: CalibrationMap, { axes, ok }: EvaluationReport): void {
  const PRIOR = 10; // pseudo-cells at the mean: an axis with ten grades moves halfway to its own share
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
