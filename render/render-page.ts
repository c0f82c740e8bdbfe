import { launch, type Browser, type BrowserWorker, type Page } from '@cloudflare/puppeteer';
import { SHOW_EVERYTHING } from '#in-page';
import { READER } from '../src/document/reader.ts';
import { fail } from '../src/errors.ts';
import { collectPage } from './collect-page.ts';
import { guardRequests } from './guard-requests.ts';
import type { PageDump } from './page-dump.ts';

export interface RenderedPage {
  /** HTTP, of the document. */
  readonly status: number;
  readonly page: PageDump;
}

/** Milliseconds until the document is there; and what else it asks for. A slower page is read as far as it came. */
const DOCUMENT_MS = 6_000;
const LOAD_MS = 3_000;
/** Milliseconds without a request after which a page counts as settled, and how long to wait for that. */
const QUIET_MS = 300;
const SETTLE_MS = 1_500;

/** Opens the page in a browser of its own, which is closed whatever happens. Throws `unreachable`. */
export async function renderPage(
  url: URL,
  binding: BrowserWorker,
  allowHosts: readonly string[],
): Promise<RenderedPage> {
  const browser = await launch(binding).catch(noBrowser);
  try {
    return await readInBrowser(browser, url, allowHosts);
  } finally {
    await browser.close();
  }
}

async function readInBrowser(
  browser: Browser,
  url: URL,
  allowHosts: readonly string[],
): Promise<RenderedPage> {
  const page = await browser.newPage();
  await page.setViewport({ width: READER.width, height: READER.height });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: READER.scheme }]);
  await guardRequests(page, allowHosts);
  const status = await open(page, url);
  await page.evaluate(SHOW_EVERYTHING);
  await page.waitForNetworkIdle({ idleTime: QUIET_MS, timeout: SETTLE_MS }).catch(ignoreUnrest);
  return { status, page: await collectPage(await page.createCDPSession()) };
}

async function open(page: Page, url: URL): Promise<number> {
  const response = await page
    .goto(url.href, { waitUntil: 'domcontentloaded', timeout: DOCUMENT_MS })
    .catch((cause: unknown) => fail('unreachable', 'The browser could not open the page.', { cause }));
  await page.waitForFunction('document.readyState === "complete"', { timeout: LOAD_MS }).catch(ignoreUnrest);
  return response?.status() ?? fail('unreachable', 'The page gave the browser no answer.');
}

/** A page that polls or streams never falls quiet; it has been shown all the same. */
function ignoreUnrest(): void {}

function noBrowser(cause: unknown): never {
  return fail('unreachable', 'No browser could be started.', { cause });
}
