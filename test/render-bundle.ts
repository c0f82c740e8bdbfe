import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/local-platform.ts';

/** Folder of the bundled render Worker, which scripts/check/test.ts makes once for all tests that start it. */
export function renderBundle(): string {
  const folder = path.join(ROOT, '.cache/test-render');
  if (!existsSync(folder)) throw new Error('There is no bundle: run this test by `npm test -- FILE`.');
  return folder;
}
