import type { Page as Tab } from 'puppeteer-core';
import { HIDE_CONSENT_BANNERS, SHOW_EVERYTHING } from '#in-page';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import type { ScreenshotSubject } from '../../src/catalog/lean-entry.ts';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

export interface Showing {
  /** Use only the board, never the official page. */
  readonly boards: boolean;
  /** Origin that serves the built boards, without a slash at the end. */
  readonly origin: string;
}

/** Milliseconds for loading an official page. */
const LOAD_MS = 20_000;
/** Milliseconds for scripts to run after load, and again after scrolling through the page. */
const SETTLE_MS = 1_000;
/** Characters; pages with less text are error pages or bot checks. */
const MIN_TEXT = 200;

/**
 * Opens the official page of a brand in a tab, or its board if the page is not reachable.
 * @returns what the tab shows
 */
export async function showBrand(
  tab: Tab,
  entry: CatalogEntry,
  { boards, origin }: Showing,
): Promise<ScreenshotSubject> {
  tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });
  await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: MEDIA_ENVIRONMENT.scheme }]);
  if (!boards && (await opens(tab, entry.official_url))) return 'official';
  await tab.goto(`${origin}/styles/${entry.slug}/board`, { waitUntil: 'load' });
  await tab.evaluate('document.fonts.ready.then(() => true)');
  return 'board';
}

async function opens(tab: Tab, url: string): Promise<boolean> {
  try {
    const response = await tab.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
    if (response === null || !response.ok()) return false;
    await settle(tab);
    const characters = Number(await tab.evaluate('document.body.innerText.length'));
    return characters >= MIN_TEXT;
  } catch {
    return false; // no network, timeout, or a page that closes itself
  }
}

async function settle(tab: Tab): Promise<void> {
  await pause();
  await tab.evaluate(HIDE_CONSENT_BANNERS);
  await tab.evaluate(SHOW_EVERYTHING);
  await pause();
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS));
