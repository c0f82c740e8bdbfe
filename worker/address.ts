/** The parts of an address that decide who answers a request. */
export interface Address {
  /** Scheme and host. */
  readonly origin: string;
  /** Of an address that is not parsed, as it is written: `a/../b` may stand in it. */
  readonly path: string;
}

/** Reads addresses of requests; one of the same origin as the one before is not parsed, which takes as long as to route it. */
export function addressReader(): (url: string) => Address {
  let latest = '';
  return (url) => {
    if (latest !== '' && url.startsWith(latest) && url[latest.length] === '/') {
      const query = url.indexOf('?', latest.length);
      return { origin: latest, path: url.slice(latest.length, query < 0 ? undefined : query) };
    }
    const { origin, pathname } = new URL(url);
    latest = origin;
    return { origin, path: pathname };
  };
}
