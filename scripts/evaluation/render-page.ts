import type { Browser } from 'puppeteer-core';
import { SHOW_EVERYTHING } from '#in-page';
import { collectPage } from '../../render/collect-page.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

/** Milliseconds that a page's scripts get after it has loaded, and after it has been scrolled through. */
const SETTLE_MS = 1_000;
/** Milliseconds until a page has loaded; a slower one is read as far as it came. */
const LOAD_MS = 20_000;

/** Opens a page in a tab of its own and reads it as a person would see it who has scrolled through it once. */
export async function renderPage(browser: Browser, url: string): Promise<PageDump> {
  const tab = await browser.newPage();
  try {
    tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
    await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });
    await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: MEDIA_ENVIRONMENT.scheme }]);
    await tab.goto(url, { waitUntil: 'load', timeout: LOAD_MS }).catch(() => null);
    await pause();
    await tab.evaluate(SHOW_EVERYTHING);
    await pause();
    const session = await tab.createCDPSession();
    return await collectPage(session);
  } finally {
    await tab.close();
  }
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS));
