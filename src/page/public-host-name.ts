/**
 * Whether a host name, as serialised by the URL parser (lower case, Punycode), can be a name of the public web.
 * Refuses by default: one label, a trailing dot, unusual characters and names reserved for private use.
 */
export function isPublicHostName(name: string): boolean {
  if (name.length > MAX_NAME_LENGTH) return false;
  const labels = name.split('.');
  const top = labels.at(-1) ?? '';
  if (labels.length < 2 || !TOP_LEVEL.test(top) || !labels.every((label) => LABEL.test(label))) return false;
  return !PRIVATE_DOMAINS.some((domain) => name === domain || name.endsWith(`.${domain}`));
}

/** RFC 1035, 2.3.4. */
const MAX_NAME_LENGTH = 253;

/** RFC 1123 forbids underscores, but they do occur below registered domains. */
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Every top-level domain consists of letters or is Punycode. */
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const PRIVATE_DOMAINS: readonly string[] = [
  // Special-use domain names: https://www.iana.org/assignments/special-use-domain-names/
  'alt',
  'arpa', // includes home.arpa and the reverse zones; serves no pages
  'example',
  'invalid',
  'local',
  'localhost',
  'onion',
  'test',
  // Reserved by ICANN for private use, or never delegated because private networks use them.
  'internal', // includes metadata.google.internal
  'corp',
  'home',
  'mail',
  // Common in routers, offices and clusters.
  'lan',
  'intranet',
  'private',
  'localdomain',
  'workgroup',
  'domain',
  'belkin',
  'dlink',
  'consul',
  'svc', // services of a Kubernetes cluster
  'pod',
  'nomad',
  'intra',
  'priv',
  'dhcp',
  'loopback',
  'fritz.box', // routers of AVM
  'mshome.net', // shared connections of Windows
  'ts.net', // networks of Tailscale, in 100.64.0.0/10
  // Cloud metadata under a public name.
  'metadata.goog',
  'metadata.tencentyun.com',
  'metadata.platformequinix.com',
  // Public names that resolve to loopback or to a private address written in front of them.
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
  'lacolhost.com',
  'traefik.me',
  'local.gd',
  'localho.st',
  'fuf.me',
  'localhost.direct',
  'localdev.me',
  'plex.direct',
  // Public names that answer with one address and then with another one.
  'rbndr.us',
  '1u.ms',
];
