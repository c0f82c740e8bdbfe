/**
 * `npm run grader-agreement`: how far two independent graders agree on the pages that both graded, by axis. Writes
 * test/corpus/grader-agreement.json, from which docs/CALIBRATION.md is generated.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { AXES } from '../../src/grammar/axes/index.ts';
import { loadGrades } from '../evaluation/grades.ts';
import {
  AGREEMENT_FILE,
  agreementOf,
  type AxisAgreement,
  type GraderAgreement,
} from '../evaluation/grader-agreement.ts';
import { ROOT } from '../local-platform.ts';

const CORPUS = path.join(ROOT, 'test/corpus');
const first = loadGrades(path.join(CORPUS, 'web-grades.json'));
const second = loadGrades(path.join(CORPUS, 'web-second-grades.json'));
const pages = Object.keys(second).filter((page) => first[page] !== undefined);
const axes = AXES.map(({ id }) => agreementOf(id, first, second, pages));
const all = axes.reduce<AxisAgreement>(
  (sum, { cells, hit, ok, oneSided }) => ({
    ...sum,
    cells: sum.cells + cells,
    hit: sum.hit + hit,
    ok: sum.ok + ok,
    oneSided: sum.oneSided + oneSided,
  }),
  { axis: 'all', cells: 0, hit: 0, ok: 0, oneSided: 0, disagreements: [] },
);
const agreement: GraderAgreement = { pages: pages.length, axes: [all, ...axes] };
writeFileSync(AGREEMENT_FILE, `${JSON.stringify(agreement, null, 1)}\n`);

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1).padStart(6);
console.log(
  `${pages.length} pages graded twice; cells, same best value %, best value accepted by the other %`,
);
for (const { axis, cells, hit, ok, oneSided, disagreements } of [all, ...axes]) {
  const counts = `${String(cells).padStart(5)} ${percent(hit, cells)} ${percent(ok, cells)}`;
  console.log(
    `${axis.padEnd(26)}${counts}  graded by one only ${oneSided}  ${disagreements.slice(0, 3).join(', ')}`,
  );
}
