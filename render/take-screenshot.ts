import type { Page } from '@cloudflare/puppeteer';
import { HIDE_CONSENT_BANNERS } from '#in-page';
import type { Remark } from '../src/page/page.ts';
import type { Screenshot } from '../src/rendered/rendered-page.ts';

/** px; about ten screens. Chromium paints at most 16384 in one screenshot. */
const MAX_HEIGHT = 8_000;
/** Of 100: edges and small text stay sharp, and a screen takes about 100 KB. */
const QUALITY = 80;

/** A screenshot of the first screen or of the page from its top, without consent banners. */
export async function takeScreenshot(
  page: Page,
  part: 'viewport' | 'full',
  remarks: Remark[],
): Promise<Screenshot> {
  await page.evaluate(HIDE_CONSENT_BANNERS);
  const { width = 0, height: screen = 0 } = page.viewport() ?? {};
  const whole = part === 'full' ? await pageHeight(page) : screen;
  if (whole > MAX_HEIGHT) remarks.push(CUT);
  const height = Math.min(Math.max(whole, screen), MAX_HEIGHT);
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
  detail: `The page is taller than ${MAX_HEIGHT} px; the screenshot shows its upper part.`,
};

async function pageHeight(page: Page): Promise<number> {
  const height: unknown = await page.evaluate('document.documentElement.scrollHeight');
  return Number.isFinite(height) ? Math.ceil(Number(height)) : 0; // a page can return anything
}
