import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';

/** Lets pages be styled as Chromium styles them when it runs no scripts; see `fetchWithoutScripts`. */
export const NO_SCRIPTS = { 'content-security-policy': "script-src 'none'" } as const;

/** Limits so wide that the comparison is about styles and never about what was left out. */
const WIDE = { htmlBytes: 50_000_000, cssBytes: 50_000_000, sheets: 200, totalMs: 60_000 };

/** The page at a loopback address, sheets included, remote ones missing as they are for Chromium. */
export function staticPage(url: string, host: string): Promise<Page> {
  return fetchPage(url, {
    fetch: fetchWithoutScripts(host),
    now: Date.now,
    allowHosts: [host],
    limits: WIDE,
  });
}

/** Sheets that an `onload` attribute would turn on stay off where no script may run. */
function fetchWithoutScripts(host: string): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.host !== host) throw new Error('Nothing but this machine is reached.');
    const response = await fetch(input, init);
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const quiet = html.replace(/(\s)onload(\s*=)/gi, '$1data-onload$2');
    return new Response(Buffer.from(quiet, 'latin1'), { status: response.status, headers: response.headers });
  };
}
