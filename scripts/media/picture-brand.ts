import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { collectPage } from '../../render/collect-page.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import type { ScreenshotSubject } from '../../src/catalog/lean-entry.ts';
import type { LiveTokens } from '../../src/catalog/live-tokens.ts';
import { liveTokens } from './live-tokens.ts';
import type { MediaFolder } from './media-files.ts';
import { recordScroll } from './record-scroll.ts';
import { showBrand, type Showing } from './show-brand.ts';
import { takeScreenshot } from './take-screenshot.ts';

export interface Picturing extends Showing {
  readonly media: MediaFolder;
  /** Path of ffmpeg; null for no recording. */
  readonly ffmpeg: string | null;
}

/** What was pictured, and the tokens of the page if it was the official one. */
export interface Pictured {
  readonly subject: ScreenshotSubject;
  readonly tokens: LiveTokens | null;
}

/** Writes the screenshot and recording of a brand and measures its official page, all from the same page load. */
export async function pictureBrand(
  browser: Browser,
  entry: CatalogEntry,
  { media, ffmpeg, ...showing }: Picturing,
): Promise<Pictured> {
  const tab = await browser.newPage();
  try {
    const subject = await showBrand(tab, entry, showing);
    const measured = { measured_from: entry.official_url, measured_at: now() };
    if (ffmpeg !== null) await recordScroll(tab, await withFolder(media.recording(entry.slug)), ffmpeg);
    await writeFile(await withFolder(media.screenshot(entry.slug)), await takeScreenshot(tab));
    if (subject === 'board') return { subject, tokens: null };
    return { subject, tokens: liveTokens(await collectPage(await tab.createCDPSession()), measured) };
  } finally {
    await tab.close();
  }
}

/** ISO 8601, without milliseconds. */
const now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

async function withFolder(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}
