/**
 * `npm run fit-report -- [--curve] [--ablate] [--sets first:0.5,second:0.5,web] [--specimens 300] [--draws 3]`: scores
 * candidates that are fitted on the training part on the validation part; `--curve` repeats this with fewer training
 * pages, `--ablate` leaves out inputs of the fits one by one. Writes test/corpus/fit-report.json.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { FIT_REPORT_FILE, type FitReport, loadFitReport } from '../evaluation/fit-report.ts';
import { MODEL } from '../fit/choose-methods.ts';
import { taskOf } from '../fit/fit-axis.ts';
import { defaultSets, loadGradedSets } from '../fit/graded-sets.ts';
import { ablateAxis } from '../fit/report/ablate-axis.ts';
import { learningCurve } from '../fit/report/learning-curve.ts';
import { type AxisRows, validationScores } from '../fit/report/validation-scores.ts';
import { rowsOf } from '../fit/rows.ts';
import { specimenSet } from '../fit/specimen-set.ts';

const SIZES = [25, 50, 100, Infinity] as const; // training pages

const { values } = parseArgs({
  options: {
    curve: { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    sets: { type: 'string', default: defaultSets() },
    specimens: { type: 'string', default: '300' },
    draws: { type: 'string', default: '3' },
  },
});
const sets = [...loadGradedSets(values.sets), specimenSet(Number(values.specimens))];
const axes = (AXES as readonly Axis[]).map((axis): AxisRows => {
  const { rows: train } = rowsOf(axis, sets, ['train']);
  const { rows: validation, notShown } = rowsOf(axis, sets, ['validation']);
  return { axis: axis.id, task: taskOf(axis), train, validation, notShown };
});

write({ validation: validationScores(axes) });
if (values.curve)
  write({ curve: learningCurve(axes, { method: MODEL, sizes: SIZES, draws: Number(values.draws) }) });
if (values.ablate)
  write({ ablation: axes.map(({ axis, train, task }) => ablateAxis(axis, MODEL, train, task)) });

/** Keeps the sections that are not measured now. */
function write(sections: FitReport): void {
  writeFileSync(FIT_REPORT_FILE, `${JSON.stringify({ ...loadFitReport(), ...sections }, null, 1)}\n`);
  console.log(JSON.stringify(sections, null, 1));
}
