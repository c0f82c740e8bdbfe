import { lookup } from 'node:dns/promises';
import { fail } from '../../src/errors.ts';
import { isPublicAddress } from '../../src/page/public-address.ts';
import { isAllowed } from '../../src/page/public-url.ts';
import type { Fetch, Resolve } from '../../src/page/request.ts';

/** Every address of a host name: a public name must not lead to a private address. */
export const resolve: Resolve = async (hostName) => {
  const addresses = await lookup(hostName, { all: true });
  return addresses.map(({ address }) => address);
};

/** Refuses hosts whose name leads to a private address, for requests of a browser. Throws `private_address`. */
export function publicFetch(platformFetch: Fetch, allowHosts: readonly string[]): Fetch {
  return async (address, init) => {
    const url = new URL(address);
    if (!isAllowed(url, allowHosts) && !isPublicAddress(url.hostname)) {
      const addresses = await resolve(url.hostname);
      if (!addresses.every(isPublicAddress)) fail('private_address');
    }
    return platformFetch(address, init);
  };
}
