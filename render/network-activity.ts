import type { HTTPRequest, Page } from '@cloudflare/puppeteer';

/** Milliseconds between two looks at whether a page has fallen quiet. */
const LOOK_MS = 20;

/** What a page asks for, watched from now on. */
export interface NetworkActivity {
  /**
   * Waits until no request has begun or been answered for `quiet` ms, time before the call included, and at least
   * `least` ms. False when that has not come about within `most` ms.
   */
  untilQuiet(quiet: number, least: number, most: number): Promise<boolean>;
}

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
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
  };
}

function since(time: number): number {
  return performance.now() - time;
}
