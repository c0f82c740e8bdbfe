import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';

/** Fetches a page that this machine serves at `host`, as the service fetches pages. */
export function fetchLocal(url: string, host: string): Promise<Page> {
  return fetchPage(url, { fetch, now: Date.now, allowHosts: [host] });
}
