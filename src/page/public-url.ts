import { fail } from '../errors.ts';
import { MAX_URL_LENGTH } from './limits.ts';
import { isPublicAddress } from './public-address.ts';
import { isPublicHostName } from './public-host-name.ts';

/**
 * Parses an absolute http(s) URL of a public host and removes its fragment. Every fetch passes through it.
 *
 * `allowHosts` lists exceptions as `host:port` (`127.0.0.1:5000`), for pages on the developer's own machine; it is
 * empty in production. `localhost`, `127.0.0.1` and `[::1]` count as one host there. Throws `invalid_url` or
 * `private_address`.
 *
 * This checks the text of a URL, not what its name resolves to: a Worker cannot resolve a name before it fetches, and
 * the platform keeps it out of private networks. A caller that can reach private hosts (Node) also passes a resolver
 * to the fetch; see `FetchOptions.resolve`.
 */
export function publicUrl(address: string | URL, allowHosts: readonly string[] = []): URL {
  const url = parseAddress(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    fail('invalid_url', `Only http and https addresses are fetched, not ${url.protocol.slice(0, 32)}.`);
  }
  if (url.username !== '' || url.password !== '') {
    fail('invalid_url', 'URLs with a user name or a password are not fetched.');
  }
  url.hash = '';
  // `example.com.` is the same name, written out to the root of the DNS.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (isAllowed(url, allowHosts)) return url;
  if (url.port !== '' && BAD_PORTS.has(Number(url.port)))
    fail('invalid_url', `Port ${url.port} does not serve web pages.`);
  if (!isPublicHost(url.hostname)) fail('private_address');
  return url;
}

/** Whether `allowHosts` lists this host and port; the resolver is not called for those. */
export function isAllowed(url: URL, allowHosts: readonly string[]): boolean {
  if (allowHosts.length === 0) return false;
  const port = url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
  const names = LOOPBACK.includes(url.hostname) ? LOOPBACK : [url.hostname];
  return names.some((name) => allowHosts.includes(`${name}:${port}`));
}

/** Names of the local machine. */
export const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a host as serialised by the URL parser (lower case, IPv6 in brackets) is on the public internet. */
function isPublicHost(host: string): boolean {
  // The URL parser has already normalised every spelling of an IPv4 address (decimal, octal, hex, short, full width
  // digits) to four decimal numbers, and refused names whose last label is a number.
  if (host.startsWith('[') || ENDS_IN_NUMBER.test(host)) return isPublicAddress(host);
  return isPublicHostName(host);
}

function parseAddress(address: string | URL): URL {
  const text = String(address);
  if (text.length > MAX_URL_LENGTH)
    fail('invalid_url', `The URL is longer than ${MAX_URL_LENGTH} characters.`);
  return URL.parse(text) ?? fail('invalid_url');
}

const ENDS_IN_NUMBER = /\.\d+$/;

/** Ports that browsers block, because other protocols use them: https://fetch.spec.whatwg.org/#port-blocking */
const BAD_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Parses a list of `host:port`, separated by commas or white space. */
export function parseAllowHosts(list: string | undefined): readonly string[] {
  return (list ?? '').split(/[\s,]+/).filter((host) => host !== '');
}
