import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { createTestHarness, type TestHarness } from 'wrangler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { SHOP, SHOP_CSS } from '../worker/pages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let service: TestHarness;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const env = 'development';
  const configs = ['./wrangler.toml', './render/wrangler.toml'];
  service = createTestHarness({ workers: configs.map((configPath) => ({ configPath, env })) });
  ({ origin } = (await service.listen()).url);
  browser = await puppeteer.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

/** Opens a page of the site; `said` collects what it writes to the console. */
async function open(
  path: string,
  width: number,
  scheme: 'light' | 'dark',
): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  page.on('pageerror', (error) => void said.push(String(error)));
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(origin + path, { waitUntil: 'load' });
  return { page, said };
}

describe.each([
  ['/', 'light'],
  ['/judge', 'dark'],
  ['/styles/linear', 'dark'],
  ['/styles/govuk', 'light'],
  ['/grammar', 'light'],
  ['/docs', 'dark'],
] as const)('%s in the %s scheme', (path, scheme) => {
  it('is accessible, silent and as wide as a telephone', async () => {
    const { page, said } = await open(path, 360, scheme);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(said).toEqual([]);
    await page.evaluate(AXE); // through the debugger, so the policy of the page does not apply
    const found = (await page.evaluate('axe.run()')) as {
      violations: { id: string; nodes: { target: string[] }[] }[];
    };
    // Components show the colours that the brand ships, whatever their contrast.
    const ours = found.violations.flatMap(({ id, nodes }) => {
      return nodes
        .filter(({ target }) => !target.join(' ').includes('.x-'))
        .map(({ target }) => `${id} ${target.join(' ')}`);
    });
    expect(ours).toEqual([]);
    await page.close();
  });
});

describe('the judge', () => {
  it('scores HTML that is pasted, and shows the verdict, fixes and evidence', async () => {
    const { page, said } = await open('/judge?brand=stripe', 1280, 'light');
    await page.click('summary');
    await page.$eval(
      '[name=html]',
      (field, text) => ((field as unknown as { value: string }).value = text),
      SHOP,
    );
    await page.$eval(
      '[name=css]',
      (field, text) => ((field as unknown as { value: string }).value = text),
      SHOP_CSS,
    );
    await page.click('.ask button');
    await page.waitForSelector('.result');
    expect(
      await page.$$eval('.figure strong', (all) =>
        all.map((one) => Number((one as unknown as { textContent: string }).textContent)),
      ),
    ).toEqual([expect.any(Number), expect.any(Number)]);
    expect((await page.$$('.fixes li')).length).toBeGreaterThan(2);
    expect(said).toEqual([]);
    await page.close();
  });

  it('repeats what the service refuses in its own words', async () => {
    const { page } = await open('/judge?brand=stripe&url=http://127.0.0.1/', 1280, 'light');
    const problem = await page.waitForSelector('.problem');
    expect(await problem?.evaluate((one) => (one as unknown as { textContent: string }).textContent)).toMatch(
      /public|private/i,
    );
    await page.close();
  });
});

describe('the wall', () => {
  it('is narrowed by facets and ordered by words', async () => {
    const { page } = await open('/?theme=dark', 1280, 'light');
    const themes = await page.$$eval('.tile:not([hidden])', (tiles) =>
      tiles.map((tile) => tile.getAttribute('data-theme')),
    );
    expect(new Set(themes)).toEqual(new Set(['dark']));
    await page.goto(`${origin}/?q=linear`);
    await page.waitForFunction(`document.querySelector('.count').textContent !== ''`);
    const first = await page.$eval('.tile:not([hidden])', (tile) => tile.getAttribute('data-slug'));
    expect(first).toBe('linear');
    await page.close();
  });
});
