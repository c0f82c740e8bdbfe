import { fail } from '../src/errors.ts';
import type { Fetch } from '../src/page/request.ts';

/**
 * Requests to other servers that one request to the service may cost. The smallest plan of the platform allows 50; two
 * are left for the render service.
 */
export const MAX_SUBREQUESTS = 48;

/** A `fetch` that refuses further requests after the first `max`, redirects included. */
export function limitedFetch(fetch: Fetch, max: number): Fetch {
  let left = max;
  return async (url, init) => {
    if (left === 0) return fail('unreachable', `Reading a page may cost at most ${max} requests.`);
    left--;
    return fetch(url, init);
  };
}
