import type { Page as Tab } from 'puppeteer-core';
import sharp from 'sharp';
import { SHOW_SETTLED_PAGE } from '#in-page';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';

/** px; the first two viewports of the media environment. */
const SCREENSHOT = { width: MEDIA_ENVIRONMENT.width, height: 2 * MEDIA_ENVIRONMENT.height } as const;

/** Bytes; target size of a screenshot. */
const BUDGET = 60 * 1024;
/** Bytes that least effort takes; most effort makes a quarter of them, which is more than the budget. */
const HOPELESS = 5 * BUDGET;
/** WebP qualities in the order they are tried; the last one is used whatever the size. */
const QUALITIES = [80, 70, 60, 50, 40] as const;

/** Takes a screenshot of the top of the open page as WebP. Stops the animations of the page. */
export async function takeScreenshot(tab: Tab): Promise<Buffer> {
  await tab.evaluate(SHOW_SETTLED_PAGE);
  const height = Number(await tab.evaluate('document.documentElement.scrollHeight'));
  // A shorter page gets a taller viewport, so that its background fills the screenshot.
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

/** Lossless if that fits the budget, otherwise the highest quality that does. */
async function compress(png: Uint8Array): Promise<Buffer> {
  const rough = await sharp(png).webp({ lossless: true, effort: 0 }).toBuffer();
  let webp =
    rough.length > HOPELESS ? rough : await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  for (const quality of QUALITIES) {
    if (webp.length <= BUDGET) break;
    webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  }
  return webp;
}
