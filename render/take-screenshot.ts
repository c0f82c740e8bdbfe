import type { Page } from '@cloudflare/puppeteer';
import { HIDE_CONSENT_BANNERS } from '#in-page';
import type { Remark } from '../src/page/page.ts';
import type { Screenshot } from '../src/rendered/rendered-page.ts';

/** px; some ten screens. Chromium paints at most 16384 in one picture, and nobody looks further down. */
const TALLEST = 8_000;
/** Of 100: edges and small text stay clean, and a screen weighs some 100 KB. */
const QUALITY = 80;

/** A picture of the first screen or of the page from its top, without what asks for consent. */
export async function takeScreenshot(
  page: Page,
  part: 'viewport' | 'full',
  remarks: Remark[],
): Promise<Screenshot> {
  await page.evaluate(HIDE_CONSENT_BANNERS);
  const { width = 0, height: screen = 0 } = page.viewport() ?? {};
  const whole = part === 'full' ? await pageHeight(page) : screen;
  if (whole > TALLEST) remarks.push(CUT);
  const height = Math.min(Math.max(whole, screen), TALLEST);
  const data = await page.screenshot({
    type: 'jpeg',
    quality: QUALITY,
    encoding: 'base64',
    clip: { x: 0, y: 0, width, height },
    captureBeyondViewport: height > screen,
  });
  return { media_type: 'image/jpeg', width, height, data };
}

const CUT: Remark = {
  code: 'screenshot_cut',
  detail: `The page is taller than ${TALLEST} px; the picture shows its upper part.`,
};

async function pageHeight(page: Page): Promise<number> {
  const height: unknown = await page.evaluate('document.documentElement.scrollHeight');
  return Number.isFinite(height) ? Math.ceil(Number(height)) : 0; // a page may answer anything
}
