import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';

/** Reads a page of the local server with HTML and CSS as text at the end of its body. */
export type StyledPageReader = (css: string, html?: string) => Promise<Page>;

/**
 * Fetches a page and its files as the service does, each file once and before the first reading: on a busy machine, time
 * limits could leave out a file that another reading has, and scores of different pages would be compared.
 */
export function styledPageReader(url: string, host: string): StyledPageReader {
  const files = new Map<string, Promise<Fetched>>();
  const fetchOnce = (address: string) => {
    const known = files.get(address) ?? fetchWhole(address);
    files.set(address, known);
    return known;
  };
  const read: StyledPageReader = async (css, html = '') => {
    const fetchStyled: typeof fetch = async (input) => {
      const address = input instanceof Request ? input.url : String(input);
      const { body, status, headers } = await fetchOnce(address);
      if (address !== url || css === '') return new Response(body, { status, headers });
      return new Response(withStyle(new TextDecoder().decode(body ?? undefined), css, html), {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    };
    return fetchPage(url, { fetch: fetchStyled, now: () => 0, allowHosts: [host] });
  };
  let first: Promise<unknown> | null = null;
  return async (css, html) => {
    first ??= read('').then(() => Promise.allSettled(files.values()));
    await first;
    return read(css, html);
  };
}

interface Fetched {
  /** Null for a status that has none. */
  readonly body: ArrayBuffer | null;
  readonly status: number;
  readonly headers: Headers;
}

const TIMES = 3; // busy machines reset connections

async function fetchWhole(address: string, time = 1): Promise<Fetched> {
  try {
    const response = await fetch(address, { redirect: 'manual' });
    const body = await response.arrayBuffer();
    const { status, headers } = response;
    return { body: body.byteLength === 0 ? null : body, status, headers };
  } catch (cause) {
    if (time === TIMES) throw cause;
    return fetchWhole(address, time + 1);
  }
}

function withStyle(text: string, css: string, html: string): string {
  const added = `${html}<style>\n${css}\n</style>`;
  const end = text.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? `${text}${added}` : `${text.slice(0, end)}${added}${text.slice(end)}`;
}
