import type { HTTPRequest, Page } from '@cloudflare/puppeteer';

/** Milliseconds between two checks for network idle. */
const POLL_MS = 20;

/** Watches the requests of a page from now on. */
export interface NetworkActivity {
  /**
   * Waits until no request has started or ended for `quiet` ms, including time before the call, and at least `least`
   * ms. False when that does not happen within `most` ms.
   */
  untilQuiet(quiet: number, least: number, most: number): Promise<boolean>;
}

/** Watches the requests of a page, for as long as the page is open. */
export function watchNetwork(page: Page): NetworkActivity {
  const unanswered = new Set<HTTPRequest>();
  let last = performance.now();
  const begun = (request: HTTPRequest) => {
    unanswered.add(request);
    last = performance.now();
  };
  const ended = (request: HTTPRequest) => {
    unanswered.delete(request);
    last = performance.now();
  };
  page.on('request', begun);
  page.on('response', (response) => ended(response.request()));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return {
    async untilQuiet(quiet, least, most) {
      const start = performance.now();
      for (;;) {
        if (since(start) >= least && unanswered.size === 0 && since(last) >= quiet) return true;
        if (since(start) >= most) return false;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
  };
}

function since(time: number): number {
  return performance.now() - time;
}
