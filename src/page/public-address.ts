import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address (dotted IPv4, or IPv6 with or without brackets) is publicly routed. Addresses in the
 * special-purpose registries are not: https://www.iana.org/assignments/iana-ipv4-special-registry/ and
 * https://www.iana.org/assignments/iana-ipv6-special-registry/.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  // ipaddr.js calls an address outside all special ranges `unicast`.
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6')
    return address.match(GLOBAL_UNICAST) && !TUNNEL.test(address.toNormalizedString());
  return !CLOUD_SERVICES.has(address.toString());
}

/**
 * The only IPv6 space allocated so far (RFC 4291, 2.4). Requiring it also refuses addresses without a range of their
 * own, such as IPv4-compatible ones (`::127.0.0.1`).
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Addresses of ISATAP tunnels, which end in an IPv4 address of the network behind them (RFC 5214, 6.1). */
const TUNNEL = /^(?:[^:]*:){4}(?:0|200):5efe:/;

/** Cloud-internal services at a public address. */
const CLOUD_SERVICES: ReadonlySet<string> = new Set([
  '168.63.129.16', // Azure: platform channel, DNS and metadata
]);
