import type { HTTPRequest, Page } from '@cloudflare/puppeteer';
import { publicUrl } from '../src/page/public-url.ts';

/** Addresses a page makes up itself; nothing is fetched for them. */
const INTERNAL = /^(?:data|blob|about):/i;

/**
 * Lets the page ask only public addresses, redirects and frames included. What a name resolves to is left
 * to the network the browser runs in, as for every fetch of the service.
 */
export async function guardRequests(page: Page, allowHosts: readonly string[]): Promise<void> {
  await page.setBypassServiceWorker(true); // a service worker's requests would not pass here
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    // The page may be closed while its last requests are still asking.
    decide(request, allowHosts).catch(() => {});
  });
}

function decide(request: HTTPRequest, allowHosts: readonly string[]): Promise<void> {
  return mayAsk(request.url(), allowHosts) ? request.continue() : request.abort('accessdenied');
}

function mayAsk(address: string, allowHosts: readonly string[]): boolean {
  if (INTERNAL.test(address)) return true;
  try {
    return publicUrl(address, allowHosts) !== null;
  } catch {
    return false;
  }
}
