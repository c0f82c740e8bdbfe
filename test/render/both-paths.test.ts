import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../../scripts/agreement/chromium-styles.ts';
import { serveFolder, type FolderServer } from '../../scripts/corpus/serve-folder.ts';
import { comparePaths, type Mismatch } from '../../scripts/evaluation/compare-paths.ts';
import { fetchLocal } from '../../scripts/evaluation/fetch-local.ts';
import { printPaths } from '../../scripts/evaluation/print-paths.ts';
import { renderPage } from '../../scripts/evaluation/render-page.ts';
import { everyNth, sweep } from '../sample.ts';

/** Small pages of the corpus, two of them in the sample; `npm run compare-paths` reads the whole corpus. */
const PAGES = path.join(import.meta.dirname, '../corpus/pages');

/** Axes that depend only on styles and boxes, which the engine computes like a browser. */
const SAME_BOTH_WAYS = [
  'surface.radius',
  'surface.borders',
  'surface.shadows',
  'palette.contrast',
  'type.heading_weight',
  'type.body_size',
  'type.display_scale',
  'type.tracking',
  'whitespace.section_gap',
  'whitespace.element_gap',
];

let server: FolderServer;
let browser: Browser;

beforeAll(async () => {
  server = await serveFolder(PAGES);
  browser = await openChromium();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

it('a page gives the same readings with and without a browser', { timeout: 60_000 }, async () => {
  const ids = everyNth(readdirSync(PAGES), 2);
  const mismatches = (await Promise.all(ids.map(mismatchesOf))).flat();
  console.log(printPaths(mismatches, ids.length));
  expect(ids.length).toBeGreaterThanOrEqual(sweep(2, 4));
  expect(mismatches.filter(({ axis }) => SAME_BOTH_WAYS.includes(axis))).toEqual([]);
  expect(mismatches.length).toBeLessThanOrEqual(0.05 * ids.length * 30);
});

async function mismatchesOf(id: string): Promise<readonly Mismatch[]> {
  const url = `http://${server.host}/${id}/`;
  const page = await fetchLocal(url, server.host);
  return comparePaths(id, page, await renderPage(browser, url));
}
