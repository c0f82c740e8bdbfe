/**
 * `npm run fit-pictures -- --mirrors DIR`: fits the kinds of pictures to the labels of test/corpus/picture-labels.json and
 * writes src/page/picture/picture-kinds.json. Only pictures of the training part are fitted to. Prints how pictures of
 * owners that a fit does not know are read. DIR holds mirrors of repositories (`owner+name/repo`).
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  type KindChances,
  kindChances,
  PICTURE_KINDS,
  type PictureKind,
  type PictureModel,
} from '../../src/page/picture/picture-kinds.ts';
import { partOf } from '../corpus/split.ts';
import { foldsOf } from '../fit/folds.ts';
import { largest } from '../fit/score.ts';
import { ROOT } from '../local-platform.ts';
import { fitKinds } from '../pictures/fit-kinds.ts';
import { type LabelledPicture, labelledPictures } from '../pictures/labels.ts';
import { run } from '../run.ts';

const FILE = path.join(ROOT, 'src/page/picture/picture-kinds.json');
const FOLDS = 5;

const { values } = parseArgs({ options: { mirrors: { type: 'string' } } });
if (!values.mirrors) {
  console.error('Usage: npm run fit-pictures -- --mirrors DIR');
  process.exit(2);
}
const pictures = (await labelledPictures(values.mirrors)).map((each) => ({ ...each, group: each.owner }));
const isFitted = ({ owner }: LabelledPicture) => partOf(owner) === 'train';
const fitted = pictures.filter(isFitted);
const read = foldsOf(fitted, FOLDS, 'pictures').flatMap((fold) => {
  const held = new Set(fold);
  const model = fitKinds(fitted.filter((picture) => !held.has(picture)));
  return fold.map((picture) => readBy(model, picture));
});
const model = fitKinds(fitted);
writeFileSync(FILE, JSON.stringify(model));
run('oxfmt', [FILE]);
console.log('training part, cross-validated by owner');
report(read);
console.log('validation part');
report(pictures.filter((picture) => !isFitted(picture)).map((picture) => readBy(model, picture)));

interface ReadPicture {
  readonly owner: string;
  readonly kind: PictureKind;
  readonly chances: KindChances;
}

function readBy(own: PictureModel, { owner, kind, measures }: LabelledPicture): ReadPicture {
  return { owner, kind, chances: kindChances(measures, own) };
}

function report(pictures: readonly ReadPicture[]): void {
  const kindOf = (chances: KindChances) => PICTURE_KINDS[largest(PICTURE_KINDS.map((kind) => chances[kind]))];
  const loss =
    pictures.reduce((sum, { kind, chances }) => sum - Math.log(chances[kind]), 0) / pictures.length;
  console.log(`${pictures.length} pictures of ${new Set(pictures.map(({ owner }) => owner)).size} owners`);
  console.log(`log loss ${loss.toFixed(3)}; labelled (rows) and read (columns): ${PICTURE_KINDS.join(', ')}`);
  for (const kind of PICTURE_KINDS) {
    const own = pictures.filter((each) => each.kind === kind);
    const counts = PICTURE_KINDS.map(
      (other) => own.filter(({ chances }) => kindOf(chances) === other).length,
    );
    console.log(`${kind.padEnd(8)} ${counts.map((count) => String(count).padStart(4)).join(' ')}`);
  }
}
