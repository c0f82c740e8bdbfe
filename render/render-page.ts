import type { BrowserWorker } from '@cloudflare/puppeteer';
import { addressOf } from './address-of.ts';
import { failUnreachable } from './fail-unreachable.ts';
import { withBrowser } from './lease-browser.ts';
import { readPage } from './read-page.ts';
import type { RenderRequest } from '../src/rendered/render-request.ts';
import type { RenderedPage } from '../src/rendered/rendered-page.ts';
import { stopwatch } from './stopwatch.ts';

/**
 * Opens one page in a browser and reads it. `signal` aborts it. Throws `invalid_url`, `private_address`,
 * `unreachable` or `limit_reached`.
 */
export async function renderPage(
  request: RenderRequest,
  binding: BrowserWorker,
  allowHosts: readonly string[],
  signal: AbortSignal,
): Promise<RenderedPage> {
  const address = addressOf(request, allowHosts);
  const lap = stopwatch();
  try {
    return await withBrowser(binding, signal, async (context) => {
      const page = await context.newPage();
      const browser_ms = lap();
      const { timings, ...read } = await readPage(page, { address, request, allowHosts, signal });
      const final_url = request.url === undefined ? null : read.styled_page.url;
      return { url: request.url ?? null, final_url, ...read, timings: { browser_ms, ...timings } };
    });
  } catch (cause) {
    return failUnreachable(
      cause,
      'The connection to the browser was lost while reading the page. Try again.',
    );
  }
}
