/** `npm run docs`: writes the generated pages of docs/; with --check, fails when one is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkedCatalog } from '../catalog/checked-catalog.ts';
import { axesPage } from '../docs/axes-page.ts';
import { catalogPage } from '../docs/catalog-page.ts';
import { calibrationPage } from '../docs/calibration-page.ts';
import { licensesPage } from '../docs/licenses-page.ts';
import { limitsPage } from '../docs/limits-page.ts';
import { primaryColorsPage } from '../docs/primary-colors-page.ts';
import { loadFitReport } from '../evaluation/fit-report.ts';
import { loadGraderAgreement } from '../evaluation/grader-agreement.ts';
import { loadEvaluation } from '../evaluation/evaluation.ts';
import { loadOpenings } from '../evaluation/openings.ts';
import { compareIconColors } from '../icons/compare-colors.ts';
import { ROOT } from '../local-platform.ts';

const { entries } = await checkedCatalog();
const colors = compareIconColors(entries);
const reasons = JSON.parse(readFileSync(path.join(ROOT, 'catalog/icon-colors.json'), 'utf8')) as Record<
  string,
  string
>;

const PAGES: readonly { file: string; write: () => string }[] = [
  { file: 'docs/AXES.md', write: axesPage },
  {
    file: 'docs/CALIBRATION.md',
    write: () => calibrationPage(loadEvaluation(), loadOpenings(), loadGraderAgreement(), loadFitReport()),
  },
  { file: 'docs/CATALOG.md', write: () => catalogPage(entries) },
  {
    file: 'docs/LICENSES.md',
    write: () => licensesPage(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))),
  },
  { file: 'docs/LIMITS.md', write: limitsPage },
  { file: 'docs/PRIMARY-COLORS.md', write: () => primaryColorsPage(colors, reasons) },
];

const stale = PAGES.filter(({ file, write }) => {
  const target = path.join(ROOT, file);
  const text = write();
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  return readFileSync(target, 'utf8') !== text;
});
if (stale.length > 0) {
  console.error(`Out of date: ${stale.map(({ file }) => file).join(', ')}. Run: npm run docs`);
  process.exit(1);
}
