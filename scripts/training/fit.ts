/**
 * `npm run fit [-- --sets first:0.5,second:0.5,web] [--parts train] [--specimens 300] [--dry]`: fits every axis, and the
 * confidence of all, to graded pages whose measures `npm run measure` has written; by default to the training and the
 * validation part. Writes fit.json of each axis, confidence.json and reliability.json of src/grammar/fitted, and
 * test/corpus/evaluation.json; `--dry` only prints the scores.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Axis } from '../../src/grammar/axis.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { PARTS } from '../corpus/split.ts';
import { EVALUATION_FILE } from '../evaluation/evaluation.ts';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { evaluationOf } from '../fit/evaluation-of.ts';
import { fitAxes } from '../fit/fit-axis.ts';
import { fitConfidence } from '../fit/fit-confidence.ts';
import { defaultSets, heldOutPages, loadGradedSets } from '../fit/graded-sets.ts';
import { reliabilityByAxis } from '../fit/reliability.ts';
import { rowsOf } from '../fit/rows.ts';
import { SPECIMEN_WEIGHT, specimenSet } from '../fit/specimen-set.ts';
import { printScores } from '../fit/print-scores.ts';
import { ROOT } from '../local-platform.ts';
import { run } from '../run.ts';

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: defaultSets() },
    parts: { type: 'string', default: 'train,validation' },
    specimens: { type: 'string', default: '300' },
    dry: { type: 'boolean', default: false },
  },
});
const sets = [...loadGradedSets(values.sets), specimenSet(Number(values.specimens))];
const names = [
  ...values.sets.split(',').map((name) => `${name} (${values.parts})`),
  `specimens:${SPECIMEN_WEIGHT}`,
];
const parts = PARTS.filter((part) => values.parts.split(',').includes(part));

const graded = (AXES as readonly Axis[]).map((axis) => ({ axis, ...rowsOf(axis, sets, parts) }));
const fitted = fitAxes(graded, names);
const heldOut = heldOutPages(sets);
const all = fitted.flatMap((each) => each.cells);
const cells = all.filter(({ page }) => heldOut.has(page));
const { entries } = await checkedCatalog();
const evaluation = evaluationOf(
  fitted.map(({ fit }) => fit),
  cells,
  entries.flatMap(({ grammar, grammar_flat }) => (grammar === undefined ? [] : [grammar_flat])),
);
console.log(printScores(evaluation));
if (!values.dry) write();

function write(): void {
  const files = fitted.map(({ fit }) => {
    const file = path.join(ROOT, 'src/grammar/axes', folderOf(fit.axis), 'fit.json');
    writeFileSync(file, JSON.stringify(fit));
    return file;
  });
  const confidence = path.join(ROOT, 'src/grammar/fitted/confidence.json');
  writeFileSync(confidence, JSON.stringify(fitConfidence(cells)));
  const reliability = path.join(ROOT, 'src/grammar/fitted/reliability.json');
  writeFileSync(reliability, JSON.stringify(reliabilityByAxis(AXES as readonly Axis[], all)));
  run('oxfmt', [...files, confidence, reliability]);
  writeFileSync(EVALUATION_FILE, `${JSON.stringify(evaluation, null, 1)}\n`);
  for (const { id, fit } of AXES as readonly Axis[])
    if (fit === null) console.log(`${id}: state fitFrom(fit.json) as \`fit\` in axis.ts`);
}

function folderOf(axis: string): string {
  return axis.replaceAll(/[._]/g, '-');
}
