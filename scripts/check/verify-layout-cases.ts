/**
 * `npm run verify-layout-cases -- [--write]`: compares the expected boxes in test/layout/cases with Chromium; with
 * `--write`, updates the files. A new case is a file with HTML, `@@@`, and one `id` per line.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';
import { openChromium } from '../agreement/chromium-styles.ts';

const FOLDER = 'test/layout/cases';
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const browser = await openChromium();
const tab = await browser.newPage();
await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });
let wrong = 0;
for (const name of readdirSync(FOLDER)) {
  const file = path.join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  const [html = '', expected = ''] = text.split('\n@@@\n');
  const ids = expected
    .split('\n')
    .flatMap((line) => line.split(' | ', 1))
    .filter(Boolean);
  await tab.setContent(html);
  const measured = (await tab.evaluate(measureScript(ids))) as string; // the script below returns lines of text
  if (measured === expected.trim()) continue;
  wrong++;
  console.log(`${name}: Chromium:\n${measured}\n`);
  if (values.write) writeFileSync(file, `${html}\n@@@\n${measured}\n`);
}
await browser.close();
if (wrong > 0 && !values.write) process.exitCode = 1;

/** JavaScript run in the page: one line `id | x y width height` for each id, rounded to 0.1 px. */
function measureScript(ids: readonly string[]): string {
  return `${JSON.stringify(ids)}.map((id) => {
    const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
    return id + ' | ' + [left, top, width, height].map((px) => Math.round(px * 10) / 10).join(' ');
  }).join('\\n')`;
}
