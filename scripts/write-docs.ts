/** `npm run docs`: writes the generated pages of docs/; with --check it fails when one is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { axesPage } from './docs/axes-page.ts';
import { calibrationPage } from './docs/calibration-page.ts';
import { loadEvaluation } from './evaluation/evaluation.ts';
import { ROOT } from './local-platform.ts';

const PAGES: readonly { file: string; write: () => string }[] = [
  { file: 'docs/AXES.md', write: axesPage },
  { file: 'docs/CALIBRATION.md', write: () => calibrationPage(loadEvaluation()) },
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
