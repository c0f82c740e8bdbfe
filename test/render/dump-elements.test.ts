import { launch, type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectorScript } from '#in-page';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { sweep } from '../sample.ts';

const LIMITS = { elements: 100, attribute: 100, text: 100 };

let browser: Browser;

beforeAll(async () => {
  browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
});

afterAll(() => browser.close());

it.each([
  ['side by side', sweep(20_000, 200_000), 'document.body.append(made)'],
  ['inside one another', 400, 'at = at.appendChild(made)'],
])('lists a limited number of elements, for any number %s', async (_, count, place) => {
  const page = await browser.newPage();
  await page.evaluate(`let at = document.body;
    for (let i = 0; i < ${count}; i++) { const made = document.createElement('i'); ${place} }`);
  await page.evaluate(collectorScript(LIMITS, { tracked: [], byLayout: [] }));
  expect(await page.evaluate('collector.tree().elements.length')).toBe(LIMITS.elements);
});
