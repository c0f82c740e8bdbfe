import { fail } from '../../src/errors.ts';
import { findProgram } from './find-program.ts';

/** Chromium and its relatives, by file name, and where macOS keeps it. */
const CHROMIUM = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'chrome.exe'],
  elsewhere: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  debianPackage: 'chromium',
};

/** Path of the Chromium of CHROMIUM_PATH or of PATH. Throws `not_configured` with what to do. */
export function findChromium(): string {
  return installed() ?? fail('not_configured', 'No Chromium was found. Install it, or set CHROMIUM_PATH.');
}

/** A variable that names no program is an error, also when another one is installed. */
function installed(): string | null {
  try {
    return findProgram(CHROMIUM);
  } catch (cause) {
    return fail('not_configured', cause instanceof Error ? cause.message : undefined, { cause });
  }
}
