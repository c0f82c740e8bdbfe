import type { Browser } from 'puppeteer-core';
import { SHOW_EVERYTHING } from '#in-page';
import { collectPage } from '../../render/collect-page.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

/** Milliseconds for scripts to run after load, and again after scrolling through the page. */
const SETTLE_MS = 1_000;
/** Milliseconds until load; a slower page is read in its state at that time. */
const LOAD_MS = 20_000;

/**
 * Opens a page in a window of its own, scrolls through it once, and dumps its state. In a tab behind another, scripts would
 * wait for frames that are never drawn.
 */
export async function renderPage(browser: Browser, url: string): Promise<PageDump> {
  const tab = await browser.newPage({ type: 'window' });
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
