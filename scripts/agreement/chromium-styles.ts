import { launch, type Browser } from 'puppeteer-core';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../chromium.ts';
import { DUMP_SCRIPT, type DumpedElement } from './dump-styles.ts';

/** Chromium's computed styles of a page, with and without author CSS. */
export interface ChromiumStyles {
  readonly texts: readonly string[];
  readonly styled: readonly DumpedElement[];
  readonly plain: readonly DumpedElement[];
}

/** A headless Chromium that can connect only to 127.0.0.1. */
export function openChromium(): Promise<Browser> {
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1';
  return launch({
    executablePath: ensureChromium(),
    headless: true,
    args: [...CHROMIUM_FLAGS, offline],
  });
}

/** Loads a page and dumps its styles. */
export async function chromiumStyles(browser: Browser, url: string): Promise<ChromiumStyles> {
  const tab = await browser.newPage();
  try {
    await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });
    await tab.goto(url, { waitUntil: 'load', timeout: 30_000 });
    return (await tab.evaluate(DUMP_SCRIPT)) as ChromiumStyles; // the shape that the script builds
  } finally {
    await tab.close();
  }
}
