import type { Program } from '../cli/engine/find-program.ts';
import { ensureProgram } from './program.ts';

const CHROMIUM: Program = {
  title: 'Chromium',
  variable: 'CHROMIUM_BIN',
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  elsewhere: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  debianPackage: 'chromium',
};

/** Starts with each page a process for a next one, which takes a tenth of the CPU time of a small page and is not used. */
export const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/** Flags for a headless Chromium without background network traffic. As root (containers) its sandbox does not work. */
export const CHROMIUM_FLAGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  `--disable-features=${SPARE_RENDERER}`,
];

/** Path of Chromium; installs it first if possible. Throws when there is none. */
export function ensureChromium(): string {
  return ensureProgram(CHROMIUM);
}
