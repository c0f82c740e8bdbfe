/**
 * Requests that leave a Worker of the test harness go through this process' `fetch`, which would follow redirects that
 * the Worker asked to see. Returns the way back.
 */
export function keepRedirects(): () => void {
  const follow = globalThis.fetch;
  globalThis.fetch = (input, init) => follow(new Request(input, init), { redirect: 'manual' });
  return () => {
    globalThis.fetch = follow;
  };
}
