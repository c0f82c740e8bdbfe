import type { Page } from '@cloudflare/puppeteer';
import { SHOW_EVERYTHING } from '#in-page';
import { fail } from '../src/errors.ts';
import type { Remark } from '../src/page/page.ts';
import type { Fetch } from '../src/page/request.ts';
import { collectPage } from './collect-page.ts';
import { guardRequests, type ShownDocument } from './guard-requests.ts';
import { watchNetwork, type NetworkActivity } from './network-activity.ts';
import type { RenderRequest } from '../src/rendered/render-request.ts';
import type { RenderedPage, RenderTimings } from '../src/rendered/rendered-page.ts';
import { stopwatch } from './stopwatch.ts';
import { takeScreenshot } from './take-screenshot.ts';

/** Milliseconds for the document, and for its resources. A slower page is read in its current state. */
const DOCUMENT_MS = 6_000;
const LOAD_MS = 3_000;
/**
 * Milliseconds without a request after which a page counts as settled; how long to wait for that, and again at the
 * top.
 */
const QUIET_MS = 300;
const AT_TOP_MS = 100;
const SETTLE_MS = 1_500;

interface ToRead {
  readonly address: URL;
  readonly request: RenderRequest;
  readonly allowHosts: readonly string[];
  readonly signal: AbortSignal;
  /** Sends the requests of the page; by default the `fetch` of the platform. */
  readonly fetch?: Fetch;
}

type ReadPage = Pick<RenderedPage, 'status' | 'styled_page' | 'screenshot' | 'remarks'> & {
  readonly timings: Omit<RenderTimings, 'browser_ms'>;
};

/** Opens the address in an empty, guarded page and reads it. Throws `unreachable`. */
export async function readPage(
  page: Page,
  { address, request, allowHosts, signal, fetch }: ToRead,
): Promise<ReadPage> {
  const { html, viewport, color_scheme: scheme, screenshot: part, wait } = request;
  const remarks: Remark[] = [];
  const lap = stopwatch();
  const given = html === undefined ? null : { address: withoutFragment(address), html };
  const [shown] = await Promise.all([
    guardRequests(page, { allowHosts, given, signal, fetch }),
    page.setViewport(viewport),
    page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]),
  ]);
  const network = watchNetwork(page);
  const status = await open(page, address, shown, remarks);
  const load_ms = lap();
  try {
    if (wait === 'idle') await settle(page, network, remarks);
    const settle_ms = lap();
    const screenshot = part === 'none' ? null : await takeScreenshot(page, part, remarks);
    const styled_page = await collectPage(await page.createCDPSession(), scheme);
    if (!isPageAddress(styled_page.url)) fail('unreachable', NAVIGATED_AWAY);
    return {
      status,
      styled_page,
      ...(screenshot !== null && { screenshot }),
      timings: { load_ms, settle_ms, read_ms: lap() },
      remarks,
    };
  } catch (cause) {
    if (isPageAddress(await addressAfterNavigation(page))) throw cause;
    return fail('unreachable', NAVIGATED_AWAY, { cause });
  }
}

/** A page can go to about:blank or a blob URL of its own without a request. */
const NAVIGATED_AWAY =
  'The page navigated to an address without a page, such as about:blank. Give the URL of the final page.';

/** Milliseconds; a navigation that has begun ends the document at once, and the page states its new address later. */
const NAVIGATION_MS = 500;

/** The address of a page whose reading failed, perhaps because it navigated to another document. */
async function addressAfterNavigation(page: Page): Promise<string> {
  if (!isPageAddress(page.url())) return page.url();
  await page.waitForNavigation({ timeout: NAVIGATION_MS }).catch(() => null);
  return page.url();
}

function isPageAddress(address: string): boolean {
  return /^https?:/.test(address);
}

function withoutFragment({ href, hash }: URL): string {
  return hash === '' ? href : href.slice(0, -hash.length);
}

/** A page may navigate while it loads: the document shown by then is read. */
async function open(page: Page, address: URL, shown: ShownDocument, remarks: Remark[]): Promise<number> {
  try {
    await page.goto(address.href, { waitUntil: 'domcontentloaded', timeout: DOCUMENT_MS });
  } catch (cause) {
    if (shown.status === null)
      fail(
        'unreachable',
        'The browser could not open the page. Check that its URL opens in a browser, then try again.',
        { cause },
      );
  }
  await page
    .waitForFunction('document.readyState === "complete"', { timeout: LOAD_MS })
    .catch(() => remarks.push(HALF_LOADED));
  return shown.status ?? fail('unreachable', 'The page did not respond to the browser. Try again later.');
}

const HALF_LOADED: Remark = {
  code: 'half_loaded',
  detail: 'Some resources of the page had not loaded when it was read.',
};

async function settle(page: Page, network: NetworkActivity, remarks: Remark[]): Promise<void> {
  await page.evaluate(SHOW_EVERYTHING);
  const isQuiet = await network.untilQuiet(QUIET_MS, AT_TOP_MS, SETTLE_MS);
  if (!isQuiet) remarks.push(NEVER_QUIET);
}

/** A page that polls or streams never becomes idle, but it has been shown. */
const NEVER_QUIET: Remark = {
  code: 'never_quiet',
  detail: 'The page was still making requests when it was read.',
};
