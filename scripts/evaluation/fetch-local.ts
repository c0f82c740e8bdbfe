import { nodeDecoder } from '../../decode/for-node.ts';
import { fetchPage } from '../../src/page/fetch-page.ts';
import type { FetchLimits } from '../../src/page/limits.ts';
import type { Page } from '../../src/page/page.ts';

const decodePicture = nodeDecoder();

/**
 * Fetches a page from the local server at `host` as the service does, but the same on every machine: other hosts
 * cannot be reached, whether there is a network or not, and nothing is late.
 */
export function fetchLocal(url: string, host: string): Promise<Page> {
  return fetchPage(url, {
    fetch: (address, init) =>
      new URL(address).host === host
        ? fetch(address, init)
        : Promise.reject(new TypeError('Only files of the corpus are fetched.')),
    now: Date.now,
    allowHosts: [host],
    decodePicture,
    limits: PATIENT,
  });
}

const HOUR = 3_600_000; // ms
const PATIENT: Partial<FetchLimits> = { imagesMs: HOUR, scriptsMs: HOUR, requestMs: HOUR, totalMs: HOUR };
