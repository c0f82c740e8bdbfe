import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Flags for a quiet, offline-safe headless Chromium; root (containers) cannot use its sandbox. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
];

/** Path of the Chromium to use: CHROMIUM_BIN, else what is installed. Null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_BIN'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_BIN is ${named}, which is not an executable file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...candidates, MAC].find(isExecutable) ?? null;
}

/**
 * Chromium, installed first where that is possible (Debian, as root).
 * @throws one sentence that says what to do, when there is none and it cannot be installed.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Chromium is missing: installing the Debian package chromium …');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const step of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'Chromium is needed and was not found: install it (on Debian: apt-get install chromium) or set CHROMIUM_BIN to its path.',
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
