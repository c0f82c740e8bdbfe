import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth, type Workers } from '../../scripts/service/start-workers.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { renderBundle } from '../render-bundle.ts';
import { SHOP, SHOP_CSS } from '../worker/pages.ts';
import { isWhole } from '../sample.ts';
import { sharedBundle } from './bundle.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Milliseconds after the load in which a page may still move, as scripts and typefaces arrive. */
const SHIFTED_MS = 500;

/** Milliseconds until the largest element is painted, on loopback. */
const LCP_BELOW = 1000;

/** Collects layout shifts and the largest paint, before any script of the page runs. */
const OBSERVE = `
  window.vitals = { shift: 0, moved: [], paint: 0 };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      vitals.shift += value;
      vitals.moved.push(...sources.map(({ node }) => node?.nodeName + '.' + node?.className));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

let service: Workers;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  service = await startBoth({ bundle: sharedBundle().folder }, { bundle: renderBundle() });
  ({ origin } = service.url);
  browser = await puppeteer.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
});

afterAll(async () => {
  await browser.close();
  await service.close();
});

interface Opened {
  readonly page: Page;
  /** What the page writes to the console. */
  readonly said: string[];
  /** Lets the next test have the tab. */
  readonly leave: () => void;
}

/** A tab that no test has now: to open one takes as long as to load most pages. */
let free: Opened | undefined;

async function open(path: string, width: number, scheme: 'light' | 'dark' = 'light'): Promise<Opened> {
  const opened = free ?? (await newTab());
  free = undefined;
  const { page, said } = opened;
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaType('screen');
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  const forget = (frame: Frame) => frame === page.mainFrame() && said.splice(0); // what the page before said
  page.on('framenavigated', forget);
  await page.goto(origin + path, { waitUntil: 'load' });
  page.off('framenavigated', forget);
  return opened;
}

async function newTab(): Promise<Opened> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => void said.push(message.text()));
  page.on('pageerror', (error) => void said.push(String(error)));
  await page.evaluateOnNewDocument(OBSERVE);
  const opened = { page, said, leave: () => (free = opened) };
  return opened;
}

/** The text of the first element that a selector finds, once there is some. */
async function textOf(page: Page, selector: string): Promise<string> {
  const found = `document.querySelector(${JSON.stringify(selector)})?.textContent?.trim()`;
  const handle = await page.waitForFunction(found);
  return (await handle.jsonValue()) as string;
}

/** A value that the page computes. */
function valueOf<Value>(page: Page, expression: string): Promise<Value> {
  return page.evaluate(expression) as Promise<Value>;
}

/** Opens a page, calls `act`, expects no word on the console, and closes the page. */
async function within(path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, said, leave } = await open(path, 1280);
  await act(page);
  expect(said).toEqual([]);
  leave();
}

describe.each([
  ['/', 'light'],
  ['/judge', 'dark'],
  ['/compare?a=linear&b=govuk', 'light'],
  ['/compose', 'dark'],
  ['/styles/linear', 'dark'],
  ['/styles/govuk', 'light'],
  ['/map', 'dark'],
  ['/grammar', 'light'],
  ['/docs', 'dark'],
  ['/docs/accuracy', 'light'],
  ['/docs/guides/ci', 'dark'],
  ['/docs/api', 'light'],
  ['/docs/api/score', 'dark'],
  ['/problems/vague_brief', 'light'],
] as const)('%s in the %s scheme', (path, scheme) => {
  it('is accessible, silent, steady, fast and as wide as a telephone', async () => {
    const { page, said, leave } = await open(path, 360, scheme);
    if (path.startsWith('/compare')) await page.waitForSelector('.result');
    expect(await valueOf(page, 'document.documentElement.scrollWidth')).toBe(360);
    await valueOf(page, 'document.fonts.ready.then(() => null)');
    await wait(SHIFTED_MS);
    const { shift, moved, paint } = await valueOf<Vitals>(page, 'vitals');
    if (!isWhole) await page.evaluate(LEAVE_SOME_OF_MANY);
    await page.evaluate(AXE); // through the debugger, so the policy of the page does not apply
    const found = await valueOf<Violations>(page, `axe.run({ iframes: false, resultTypes: ['violations'] })`); // frames show brands as they are
    expect(ours(found)).toEqual([]);
    expect(shift, moved.join(' ')).toBe(0);
    expect(await fastestPaint(page, paint)).toBeLessThan(LCP_BELOW);
    expect(said).toEqual([]);
    leave();
  });
});

/**
 * Leaves eight or a few more of many siblings of a kind, such as brands, axes and rows of a table: axe takes as long for each,
 * seconds for all brands.
 */
const LEAVE_SOME_OF_MANY = `
  for (const parent of document.querySelectorAll('main, main :not(tr)')) {
    for (const alike of Map.groupBy(parent.children, (one) => one.tagName + one.getAttribute('class')).values()) {
      const step = Math.floor(alike.length / 8) || 1;
      alike.forEach((one, at) => at % step > 0 && one.remove());
    }
  }`;

/** Milliseconds; the page is loaded again where the machine was busy. */
async function fastestPaint(page: Page, first: number): Promise<number> {
  let fastest = first;
  for (let load = 1; load < MAX_LOADS && fastest >= LCP_BELOW; load++) {
    await page.reload({ waitUntil: 'load' });
    fastest = Math.min(fastest, (await valueOf<Vitals>(page, 'vitals')).paint);
  }
  return fastest;
}
const MAX_LOADS = 4;

interface Vitals {
  readonly shift: number;
  /** Elements that moved. */
  readonly moved: readonly string[];
  readonly paint: number;
}

interface Violations {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { target: string[] }[] }[];
}

/** Components show the colours that the brand ships, whatever their contrast. */
function ours({ violations }: Violations): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !target.join(' ').includes('.x-'))
      .map(({ target }) => `${id} ${target.join(' ')}`),
  );
}

describe('/styles/economist/board', () => {
  it('opens without a word on the console, and nothing that it asks for is missing', async () => {
    free = undefined; // a new tab, which waits for no request of another page
    await within('/styles/economist/board', async (page) => {
      await page.waitForNetworkIdle();
      const icon = await page.$eval('link[rel=icon]', (link) => link.getAttribute('href')); // else /favicon.ico
      expect((await fetch(new URL(icon ?? '', origin))).status).toBe(200);
    });
  });

  it('has an icon for pages that name none, such as specimens', async () => {
    const response = await fetch(new URL('/favicon.ico', origin));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
  });
});

describe('to judge a page', () => {
  it('paste its HTML, and read the verdict, the fixes and the evidence', async () => {
    await within('/judge?brand=stripe', async (page) => {
      await page.click('summary');
      await fill(page, 'html', SHOP);
      await fill(page, 'css', SHOP_CSS);
      await page.evaluate(TOLD); // what the page says of its progress may be gone within a moment
      await page.click('.ask button');
      await page.waitForSelector('.result'); // the verdict stands before the fixes are proven
      await page.waitForSelector('.verdict:not([aria-busy])');
      expect(await valueOf<string[]>(page, 'told')).toContainEqual(expect.stringContaining('read its axes'));
      const figures = await valueOf<string[]>(
        page,
        `[...document.querySelectorAll('.figure strong')].map((one) => one.textContent)`,
      );
      expect(figures.map(Number)).toEqual([expect.any(Number), expect.any(Number)]);
      const fixes = await page.$$eval('.fixes li', (all) => all.map(({ textContent }) => textContent));
      expect(fixes.length).toBeGreaterThan(2);
      expect(fixes[0]).toMatch(/^The whole page at once\+\d+\.\d measured/);
      expect(fixes.filter((text) => text?.includes('measured')).length).toBeGreaterThan(1);
      expect(await textOf(page, '.verdict table')).toMatch(/\{ background-color: #[0-9a-f]{6} \}/);
    });
  });

  it('read what the service refuses, in its own words', async () => {
    const { page, leave } = await open('/judge?brand=stripe&url=http://127.0.0.1/', 1280);
    expect(await textOf(page, '.problem')).toMatch(/public|private/i);
    leave();
  });

  it('learn what makes the reading less sure, and why a page is rejected', async () => {
    const faint = '<link rel="stylesheet" href="/app.css"><p style="color: #eee">'.padEnd(
      500,
      'Faint words. ',
    );
    await within('/judge?brand=stripe', async (page) => {
      await page.click('summary');
      await fill(page, 'html', faint);
      await page.click('.ask button');
      await page.waitForSelector('.verdict:not([aria-busy]) .result');
      expect(await textOf(page, '.remark')).toContain('pass the CSS along with the HTML');
      expect(await textOf(page, '.result > p:not(.figure)')).toMatch(
        /rejected: median text contrast [\d.]+:1/,
      );
    });
  });

  it('is told in the words of the form what it lacks', async () => {
    await within('/judge', async (page) => {
      const told = async () => {
        await page.click('.ask button');
        return textOf(page, '.problem');
      };
      expect(await told()).toBe('Give an address, or paste the HTML of a page.');
      await page.click('summary');
      await fill(page, 'html', SHOP);
      expect(await told()).toBe('Choose a brand, or write a brief.');
      await page.type('[name=brief]', 'warm');
      await page.select('[name=brand]', 'stripe');
      expect(await told()).toMatch(/^Choose a brand or write a brief, not both/);
    });
  });

  it('is told when an answer cannot be read', async () => {
    const { page } = await open('/judge?brand=stripe', 1280);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isAsked = request.url().endsWith('/api/score');
      void (isAsked ? request.respond({ status: 200, body: '' }) : request.continue());
    });
    await page.type('[name=url]', 'https://example.com/');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.problem');
    expect(await textOf(page, '.problem')).toMatch(/cannot be read/);
    await page.close();
  });

  it('see the answer on a telephone, where it stands below the form', async () => {
    const { page, leave } = await open('/judge?brand=stripe', 360);
    await page.setViewport({ width: 360, height: 640 });
    await page.type('[name=url]', 'http://127.0.0.1/');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.problem');
    const { top, bottom } = await valueOf<{ top: number; bottom: number }>(
      page,
      `document.querySelector('.problem').getBoundingClientRect().toJSON()`,
    );
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(640);
    leave();
  });
});

/** Collects what a page says of its progress. */
const TOLD = `
  window.told = [];
  new MutationObserver(() => {
    told.push(document.querySelector('.progress .done')?.textContent ?? '');
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
`;

/** Sets a text area at once; typing a page would take seconds. */
async function fill(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    `document.querySelector(${JSON.stringify(`[name=${name}]`)}).value = ${JSON.stringify(text)}`,
  );
}

describe('to find a brand', () => {
  it('narrow the wall by facets', async () => {
    await within('/?theme=dark', async (page) => {
      const themes = await page.$$eval('.tile:not([hidden])', (tiles) =>
        tiles.map((tile) => tile.getAttribute('data-theme')),
      );
      expect(new Set(themes)).toEqual(new Set(['dark']));
    });
  });
});

describe('to print', () => {
  it('get dark ink on white, whole answers and no controls', async () => {
    const { page, leave } = await open('/docs/api/compose', 1280, 'dark');
    await page.emulateMediaType('print');
    const style = (selector: string, name: string) =>
      valueOf<string>(page, `getComputedStyle(document.querySelector('${selector}')).${name}`);
    expect(await style('body', 'backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await style('body', 'color')).toBe('rgb(17, 17, 17)');
    expect(await style('.answer', 'maxHeight')).toBe('none');
    expect(await style('.site-head nav', 'display')).toBe('none');
    leave();
  });

  it.each([
    ['/styles/govuk', ['.swatch', '.x-button']],
    ['/?theme=dark', ['.tile > a']],
    ['/compose', ['.pick input:checked + span']],
  ])('get the colours on %s that %j show, although grounds are not printed', async (path, selectors) => {
    const { page, leave } = await open(path, 1280);
    await page.emulateMediaType('print');
    for (const selector of selectors) {
      await page.waitForSelector(selector);
      const printed = `getComputedStyle(document.querySelector('${selector}')).printColorAdjust`;
      expect(await valueOf(page, printed), selector).toBe('exact');
    }
    leave();
  });
});

describe('by keyboard alone', () => {
  it('the first key leads past the navigation to the content', async () => {
    await within('/docs', async (page) => {
      await page.keyboard.press('Tab');
      expect(await valueOf(page, 'document.activeElement.className')).toBe('skip');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await valueOf(page, `document.activeElement.closest('main') !== null`)).toBe(true);
    });
  });
});

/** Contrast of two opaque colours as computed styles write them. */
function contrastOf(...colors: readonly [string, string]): number {
  const [a, b] = colors.map((color) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return { r: red, g: green, b: blue, a: 1 };
  }) as [Rgba, Rgba];
  return contrastRatio(a, b);
}

describe('the gallery by words', () => {
  const COUNT = `document.querySelector('.count').textContent`;
  it('of its address, and as they are typed', async () => {
    await within('/?q=linear', async (page) => {
      await page.waitForFunction(`document.querySelectorAll('.tile[hidden]').length > 0`);
      const first = await page.$eval('.tile:not([hidden])', (tile) => tile.getAttribute('data-slug'));
      expect(first).toBe('linear');
      for (const [words, expected] of [
        ['white ground', /^100 of \d{3} brands, the best first$/],
        ['stipe', /^\d+ brands?$/],
        ['zzxqvkkw', /^No brand matches\./],
      ] as const) {
        const before = await valueOf<string>(page, COUNT);
        await fill(page, 'q', '');
        await page.type('[name=q]', words);
        await page.waitForFunction(`${COUNT} !== ${JSON.stringify(before)}`);
        expect(await valueOf<string>(page, COUNT), words).toMatch(expected);
      }
    });
  });
});

describe('the gallery by keyboard', () => {
  it('shows on every tile where the focus is: 3:1 between outline and ground (WCAG 1.4.11)', async () => {
    await within('/', async (page) => {
      await page.keyboard.press('Tab'); // from here on, focus is shown as to a keyboard
      const tiles = await valueOf<readonly (readonly [string, string, string])[]>(
        page,
        `[...document.querySelectorAll('.tile > a')].map((tile) => {
          tile.focus();
          const { outlineColor, backgroundColor } = getComputedStyle(tile);
          return [tile.className, outlineColor, backgroundColor];
        })`,
      );
      expect(tiles.length).toBeGreaterThan(200);
      const faint = tiles.filter(([, outline, ground]) => contrastOf(outline, ground) < 3);
      expect(faint).toEqual([]);
    });
  });
});

describe('to find brands that look alike', () => {
  it('enlarge the map and follow a brand by keyboard', async () => {
    await within('/map', async (page) => {
      const width = () => valueOf<number>(page, `document.querySelector('.plane svg').clientWidth`);
      const before = await width();
      await page.focus('[data-zoom=in]');
      await page.keyboard.press('Enter');
      expect(await width()).toBeGreaterThan(before);
      await page.evaluate(`document.querySelector('.plane a[href="/styles/linear"]').focus()`);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      expect(await textOf(page, 'h1')).toBe('Linear');
    });
  });
});

describe('to mix brands', () => {
  it('start from a brand, choose by keyboard, and download the tokens that the specimen shows', async () => {
    await within('/compose?with=govuk', async (page) => {
      await page.waitForFunction(`document.querySelector('.mix-name').textContent.includes(' × ')`);
      await page.focus('[name=palette]:checked');
      await page.keyboard.press('ArrowLeft');
      await page.waitForFunction(`new URLSearchParams(location.search).get('palette') === 'govuk'`);
      await page.waitForFunction(
        `document.querySelector('iframe').getAttribute('src').includes('palette=govuk')`,
      );
      const css = await valueOf<string>(
        page,
        `fetch(document.querySelector('[data-format=css]').href).then((response) => response.text())`,
      );
      expect(css).toContain('#1d70b8'); // GOV.UK blue
      const frame = await page.waitForFrame((one) => one.url().includes('palette=govuk'));
      await frame.waitForSelector('h1');
    });
  });

  it('follow a shared address', async () => {
    await within('/compose?surface=muji&voice=stripe', async (page) => {
      await page.waitForFunction(`document.querySelector('.mix-name').textContent.includes('MUJI × Stripe')`);
      expect(await textOf(page, '.mix-move')).toMatch(/MUJI.*Stripe/);
      const checked = await valueOf<string[]>(
        page,
        `['surface', 'palette', 'voice'].map((name) => document.querySelector('[name=' + name + ']:checked').value)`,
      );
      expect(checked).toEqual(['a', '', 'b']);
    });
  });

  it('choose the layout of the specimen, which stays in the address', async () => {
    await within('/compose?surface=muji&voice=stripe&layout=event', async (page) => {
      const frame = await page.waitForFrame((one) => one.url().includes('layout=event'));
      await frame.waitForSelector('h1');
      await page.select('[name=layout]', 'dashboard');
      await page.waitForFunction(`new URLSearchParams(location.search).get('layout') === 'dashboard'`);
      await page.waitForFrame((one) => one.url().includes('layout=dashboard'));
    });
  });

  it('read why a brand cannot give a category', async () => {
    const { page, leave } = await open('/compose?surface=no-such-brand&palette=stripe', 1280);
    await page.waitForFunction(`!document.querySelector('.mix-problem').hidden`);
    expect(await textOf(page, '.mix-problem')).toContain('surface');
    leave();
  });
});

describe('to compare', () => {
  it('choose two brands, and see where they agree and differ', async () => {
    await within('/compare', async (page) => {
      await page.select('[name=b]', 'govuk');
      await page.click('.ask button');
      await page.waitForSelector('iframe[src="/styles/govuk/board"]');
      expect((await page.$$('tr.same')).length).toBeGreaterThan(2);
      expect((await page.$$('tr.apart')).length).toBeGreaterThan(2);
      expect(await valueOf(page, 'location.search')).toBe('?a=linear&b=govuk');
      const boards = await page.$$eval('iframe', (frames) => frames.map((one) => one.getAttribute('src')));
      expect(boards[0]).toBe('/styles/linear/board');
    });
  });

  it('compare a brand with HTML', async () => {
    await within('/compare?a=stripe', async (page) => {
      await page.click('summary');
      await fill(page, 'html', SHOP);
      await page.click('.ask button');
      await page.waitForFunction(`document.querySelectorAll('.boards iframe').length === 1`);
      expect(await textOf(page, '.figure + .figure span:last-child')).toBe(
        'the pasted HTML in the tokens of Stripe',
      );
    });
  });
});

describe('to call the API', () => {
  it('find the route, its fields and an answer, and follow an error to its mend', async () => {
    await within('/docs', async (page) => {
      await follow(page, '/docs/api');
      await follow(page, '/docs/api/compose');
      expect(await textOf(page, '#request')).toMatch(/sources map of string required/);
      const answer = JSON.parse(await textOf(page, '.answer')) as { name: string };
      expect(answer.name).toBe('Stripe × Vercel hybrid');
      await follow(page, '/problems/unknown_source');
      expect(await textOf(page, 'h1')).toBe('unknown_source');
    });
  });
});

/** Clicks the link to a path and waits for its page. */
async function follow(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click(`main a[href="${path}"]`)]);
}
