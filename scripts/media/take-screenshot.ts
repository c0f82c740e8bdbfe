import type { Page as Tab } from 'puppeteer-core';
import sharp from 'sharp';
import { SHOW_SETTLED_PAGE } from '#in-page';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

/** px: the first two screens of the assumed reader. */
const SCREENSHOT = { width: MEDIA_ENVIRONMENT.width, height: 2 * MEDIA_ENVIRONMENT.height } as const;

/** Bytes that a screenshot should not exceed. */
const BUDGET = 60 * 1024;
/** WebP qualities from sharp to just good enough; what exceeds the budget at the last one is kept. */
const QUALITIES = [80, 70, 60, 50] as const;

/** A picture of the top of the page that stands open in a tab, as WebP. Leaves the page at rest. */
export async function takeScreenshot(tab: Tab): Promise<Buffer> {
  await tab.evaluate(SHOW_SETTLED_PAGE);
  const height = Number(await tab.evaluate('document.documentElement.scrollHeight'));
  // A page that ends above the lower edge gets a taller window; its ground then fills the picture.
  if (height < SCREENSHOT.height) await tab.setViewport({ ...SCREENSHOT });
  const picture = await tab.screenshot({
    type: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...SCREENSHOT },
  });
  if (height < SCREENSHOT.height)
    await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });
  return compress(picture);
}

/** Without loss where flat colours make that small, as sharp as the budget allows elsewhere. */
async function compress(png: Uint8Array): Promise<Buffer> {
  let webp = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  for (const quality of QUALITIES) {
    if (webp.length <= BUDGET) break;
    webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  }
  return webp;
}
