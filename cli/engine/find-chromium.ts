import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { fail } from '../../src/errors.ts';

/** File names of Chromium and its relatives, and where macOS keeps it. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
];
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * Path of an installed Chromium. Throws `not_configured` with what to do.
 * @param given path that the caller states; null to look for one
 */
export function findChromium(given: string | null): string {
  if (given !== null)
    return isExecutable(given)
      ? given
      : fail('not_configured', `CHROMIUM_PATH: ${given} is not an executable file.`);
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return (
    [...candidates, ...ELSEWHERE].find(isExecutable) ??
    fail('not_configured', 'No Chromium was found. Install it, or set CHROMIUM_PATH to its path.')
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
