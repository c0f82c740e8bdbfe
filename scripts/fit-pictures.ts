/**
 * `npm run fit-pictures -- --mirrors DIR`: fits the kinds of pictures to the labels of test/corpus/picture-labels.json and
 * writes src/page/picture/picture-kinds.json. Prints how pictures of owners that a fit does not know are read. DIR holds
 * mirrors of repositories (`owner+name/repo`).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kindChances, PICTURE_KINDS } from '../src/page/picture/picture-kinds.ts';
import { foldsOf } from './fit/folds.ts';
import { largest } from './fit/score.ts';
import { ROOT } from './local-platform.ts';
import { fitKinds } from './pictures/fit-kinds.ts';
import { labelledPictures } from './pictures/labels.ts';
import { run } from './run.ts';

const FILE = path.join(ROOT, 'src/page/picture/picture-kinds.json');
const FOLDS = 5;

const { values } = parseArgs({ options: { mirrors: { type: 'string' } } });
if (!values.mirrors) {
  console.error('Usage: npm run fit-pictures -- --mirrors DIR');
  process.exit(2);
}
const pictures = (await labelledPictures(values.mirrors)).map((each) => ({ ...each, group: each.owner }));
const read = foldsOf(pictures, FOLDS, 'pictures').flatMap((fold) => {
  const held = new Set(fold);
  const model = fitKinds(pictures.filter((picture) => !held.has(picture)));
  return fold.map(({ kind, measures }) => ({ kind, chances: kindChances(measures, model) }));
});
writeFileSync(FILE, JSON.stringify(fitKinds(pictures)));
run('oxfmt', [FILE]);
report();

function report(): void {
  const kindOf = (chances: (typeof read)[number]['chances']) =>
    PICTURE_KINDS[largest(PICTURE_KINDS.map((kind) => chances[kind]))];
  const loss = read.reduce((sum, { kind, chances }) => sum - Math.log(chances[kind]), 0) / read.length;
  console.log(`${read.length} pictures of ${new Set(pictures.map(({ owner }) => owner)).size} owners`);
  console.log(`log loss ${loss.toFixed(3)}; labelled (rows) and read (columns): ${PICTURE_KINDS.join(', ')}`);
  for (const kind of PICTURE_KINDS) {
    const own = read.filter((each) => each.kind === kind);
    const counts = PICTURE_KINDS.map(
      (other) => own.filter(({ chances }) => kindOf(chances) === other).length,
    );
    console.log(`${kind.padEnd(8)} ${counts.map((count) => String(count).padStart(4)).join(' ')}`);
  }
}
