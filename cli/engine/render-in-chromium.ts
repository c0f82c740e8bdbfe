import { launch, type Browser } from 'puppeteer-core';
import * as v from 'valibot';
import { addressOf } from '../../render/address-of.ts';
import { failUnreachable } from '../../render/fail-unreachable.ts';
import { readPage } from '../../render/read-page.ts';
import { stopwatch } from '../../render/stopwatch.ts';
import { WITHOUT_NETWORK } from '../../render/without-network.ts';
import { fail } from '../../src/errors.ts';
import type { Fetch } from '../../src/page/request.ts';
import type { RenderedPage } from '../../src/rendered/rendered-page.ts';
import { RenderRequestSchema, type RenderRequestInput } from '../../src/rendered/render-request.ts';
import { findChromium } from './find-chromium.ts';

export interface ChromiumOptions {
  readonly allowHosts: readonly string[];
  /** Answers the requests of the page; the browser itself has no network. */
  readonly fetch: Fetch;
}

/** As root, in containers, the sandbox of Chromium does not work. */
const FLAGS = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-quic'];

/** Reads a page in a Chromium of this machine, as the render Worker does. Throws a TasteError. */
export async function renderInChromium(
  asked: RenderRequestInput,
  { allowHosts, fetch }: ChromiumOptions,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const request = v.parse(RenderRequestSchema, asked);
  const address = addressOf(request, allowHosts);
  const lap = stopwatch();
  const browser = await startBrowser(findChromium());
  const close = () => void browser.close().catch(() => {});
  signal.addEventListener('abort', close);
  try {
    const context = await browser.createBrowserContext(WITHOUT_NETWORK);
    const page = await context.newPage();
    const browser_ms = lap();
    // Both drivers have the methods of the page that the reading uses.
    const shown = page as unknown as Parameters<typeof readPage>[0];
    const { timings, ...read } = await readPage(shown, { address, request, allowHosts, signal, fetch });
    const final_url = request.url === undefined ? null : read.styled_page.url;
    return { url: request.url ?? null, final_url, ...read, timings: { browser_ms, ...timings } };
  } catch (cause) {
    return failUnreachable(cause, 'The connection to the browser was lost while reading the page.');
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close().catch(() => {});
  }
}

async function startBrowser(executablePath: string): Promise<Browser> {
  try {
    return await launch({ executablePath, headless: true, args: FLAGS });
  } catch (cause) {
    return fail('unreachable', `${executablePath} could not be started.`, { cause });
  }
}
