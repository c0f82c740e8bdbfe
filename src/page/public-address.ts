import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address (dotted IPv4, or IPv6 with or without brackets) is one the public internet routes.
 * Everything in the special-purpose registries is not: https://www.iana.org/assignments/iana-ipv4-special-registry/
 * and https://www.iana.org/assignments/iana-ipv6-special-registry/.
 */
export function isPublicAddress(text: string): boolean {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  if (!ipaddr.isValid(bare)) return false;
  const address = ipaddr.parse(bare);
  // `unicast` is what ipaddr.js calls an address that no special range holds.
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6') return address.match(GLOBAL_UNICAST);
  return !CLOUD_SERVICES.has(address.toString());
}

/**
 * The only IPv6 space handed out so far (RFC 4291, 2.4). Asking for it also refuses what has no range of
 * its own, such as IPv4-compatible addresses (`::127.0.0.1`).
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Services inside a cloud that answer on an address out of public space. */
const CLOUD_SERVICES: ReadonlySet<string> = new Set([
  '168.63.129.16', // Azure: platform channel, DNS and metadata
]);
