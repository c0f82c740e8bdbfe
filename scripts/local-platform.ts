import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CHROMIUM_FLAGS, ensureChromium, SPARE_RENDERER } from './chromium.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
const CACHE = path.join(ROOT, '.cache');

/**
 * Prepares the local platform: wrangler stays quiet and offline and keeps its files inside the project; Browser
 * Rendering uses the Chromium of this machine.
 * @returns the environment to run wrangler, miniflare and vitest with
 */
export function prepareLocalPlatform(): NodeJS.ProcessEnv {
  const cacheHome = path.join(CACHE, 'xdg-cache');
  if (process.platform === 'linux') linkChromium(cacheHome); // on other systems miniflare's own download works
  return {
    ...process.env,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    XDG_CACHE_HOME: cacheHome,
    XDG_CONFIG_HOME: path.join(CACHE, 'xdg-config'),
  };
}

/**
 * Parts of a window that Chromium draws as web pages, also when nobody sees the window. Without them a page takes a third
 * of the CPU time. Puppeteer turns them off, miniflare does not; of several lists Chromium takes the last.
 */
const WINDOW_FEATURES = ['WebUIReloadButton', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;
const DISABLED_FEATURES = [...WINDOW_FEATURES, SPARE_RENDERER];

/** Puts a launcher where miniflare would install its own browser, because it has no option for a browser path. */
function linkChromium(cacheHome: string): void {
  const platform = process.arch === 'arm64' ? 'linux_arm' : 'linux';
  const install = path.join(cacheHome, '.wrangler', 'chrome', `${platform}-${browserVersion()}`);
  const folder = path.join(install, 'chrome-linux64');
  mkdirSync(folder, { recursive: true });
  const shim = `#!/bin/sh
for arg; do
  shift
  case $arg in --disable-features=*) arg=$arg,${DISABLED_FEATURES.join(',')} ;; esac
  set -- "$@" "$arg"
done
exec '${ensureChromium()}' ${CHROMIUM_FLAGS.join(' ')} "$@"
`;
  writeFileSync(path.join(folder, 'chrome'), shim, { mode: 0o755 });
  // Without this marker, a failed launch deletes the folder and downloads a browser.
  writeFileSync(path.join(install, '.miniflare-install-complete'), '');
}

function browserVersion(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('miniflare'), 'utf8');
  const version = /BROWSER_VERSION = "([\d.]+)"/.exec(source)?.[1];
  if (version) return version;
  throw new Error('BROWSER_VERSION not found in the installed miniflare; update scripts/local-platform.ts.');
}
