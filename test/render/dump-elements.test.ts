import { launch } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { collectorScript } from '#in-page';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';

const LIMITS = { elements: 100, attribute: 100, text: 100 };

it.each([
  ['side by side', 200_000, 'document.body.append(made)'],
  ['inside one another', 400, 'at = at.appendChild(made)'],
])('lists a limited number of elements, for any number %s', async (_, count, place) => {
  const browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    await page.evaluate(`let at = document.body;
      for (let i = 0; i < ${count}; i++) { const made = document.createElement('i'); ${place} }`);
    await page.evaluate(collectorScript(LIMITS, { tracked: [], byLayout: [] }));
    expect(await page.evaluate('collector.tree().elements.length')).toBe(LIMITS.elements);
  } finally {
    await browser.close();
  }
});
