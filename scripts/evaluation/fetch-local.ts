import { nodeDecoder } from '../../decode/for-node.ts';
import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';

const decodePicture = nodeDecoder();

/** Fetches a page from the local server at `host` in the same way as the service. */
export function fetchLocal(url: string, host: string): Promise<Page> {
  return fetchPage(url, { fetch, now: Date.now, allowHosts: [host], decodePicture });
}
