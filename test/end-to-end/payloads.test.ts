import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { hybridOutputs } from '../../scripts/payloads/outputs.ts';
import { payload } from '../../scripts/payloads/payloads.ts';
import { everyNth } from '../sample.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
});

afterAll(() => browser.close());

/** Whether code of a document ran: payloads set `ran`. */
async function runs(html: string): Promise<boolean> {
  const page = await browser.newPage();
  await page.setContent(html);
  const ran = await page.evaluate('globalThis.ran !== undefined');
  await page.close();
  return ran === true;
}

test('a browser runs what a document does not escape', async () => {
  expect(await runs('<p>Acme <img src=x onerror="window.ran=1"></p><script>window.ran=1</script>')).toBe(
    true,
  );
});

test('a browser runs nothing in the pages of a hybrid', { timeout: 120_000 }, async () => {
  for (const seed of everyNth([3, 17, 40, 58, 77, 101], 2)) {
    const pages = (await hybridOutputs(payload(seed))).filter(({ mediaType }) =>
      mediaType.startsWith('text/html'),
    );
    expect(pages).toHaveLength(2);
    for (const { text } of pages) expect([seed, await runs(text)]).toEqual([seed, false]);
  }
});
