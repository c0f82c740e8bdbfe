import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';

/** Response headers that disable scripts in Chromium; `fetchWithoutScripts` does the same for the static reading. */
export const NO_SCRIPTS = { 'content-security-policy': "script-src 'none'" } as const;

/** Limits wide enough that no page is truncated. */
const WIDE = { htmlBytes: 50_000_000, cssBytes: 50_000_000, sheets: 200, scripts: 0, totalMs: 60_000 };

/** Fetches a page and its stylesheets from a loopback address. Remote sheets fail, as they do in Chromium. */
export function staticPage(url: string, host: string): Promise<Page> {
  return fetchPage(url, {
    fetch: fetchWithoutScripts(host),
    now: Date.now,
    allowHosts: [host],
    limits: WIDE,
  });
}

/** Disables `onload` attributes, which activate stylesheets only when scripts run. */
function fetchWithoutScripts(host: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.host !== host) throw new Error('Only the local server may be fetched.');
    const response = await fetch(input, init);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const quiet = html.replace(/(\s)onload(\s*=)/gi, '$1data-onload$2');
    return new Response(Buffer.from(quiet, 'latin1'), { status: response.status, headers: response.headers });
  };
}
