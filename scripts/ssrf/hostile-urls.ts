/** Addresses that are not on the public internet, as four numbers. */
const PRIVATE: readonly (readonly [number, number, number, number])[] = [
  [127, 0, 0, 1],
  [127, 255, 255, 254],
  [10, 0, 0, 1],
  [172, 16, 0, 1],
  [172, 31, 255, 255],
  [192, 168, 1, 1],
  [169, 254, 169, 254],
  [100, 64, 0, 1],
  [0, 0, 0, 0],
  [192, 0, 0, 1],
  [192, 0, 2, 1],
  [198, 18, 0, 1],
  [203, 0, 113, 1],
  [224, 0, 0, 1],
  [240, 0, 0, 1],
  [255, 255, 255, 255],
];

type Bytes = (typeof PRIVATE)[number];

const hex = (value: number, digits = 2) => value.toString(16).padStart(digits, '0');
const whole = ([a, b, c, d]: Bytes) => ((a * 256 + b) * 256 + c) * 256 + d;
const wide = (text: string) =>
  text.replace(/[0-9.]/g, (c) => (c === '.' ? '。' : String.fromCodePoint(0xff10 + Number(c))));

/** Spellings of an IPv4 address that URL parsers accept. */
const SPELLINGS: readonly ((bytes: Bytes) => string)[] = [
  (bytes) => bytes.join('.'),
  (bytes) => `${bytes.join('.')}.`,
  (bytes) => String(whole(bytes)),
  (bytes) => `0x${hex(whole(bytes), 8)}`,
  (bytes) => `0${whole(bytes).toString(8)}`,
  (bytes) => bytes.map((value) => `0x${hex(value)}`).join('.'),
  (bytes) => bytes.map((value) => `0${value.toString(8)}`).join('.'),
  ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  (bytes) => wide(bytes.join('.')),
  (bytes) => bytes.join('%2e'),
];

/** IPv6 addresses that contain an IPv4 address: mapped, compatible, NAT64, 6to4. */
const EMBEDDED: readonly ((bytes: Bytes) => string)[] = [
  (bytes) => `[::ffff:${bytes.join('.')}]`,
  ([a, b, c, d]) => `[::ffff:${hex(a)}${hex(b)}:${hex(c)}${hex(d)}]`,
  (bytes) => `[::${bytes.join('.')}]`,
  (bytes) => `[64:ff9b::${bytes.join('.')}]`,
  ([a, b, c, d]) => `[2002:${hex(a)}${hex(b)}:${hex(c)}${hex(d)}::1]`,
];

const V6 = [
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[fec0::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[2001::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[64:ff9b:1::1]',
];

const NAMES = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  'printer.local',
  'router.lan',
  'nas.home',
  'nas.home.arpa',
  'wiki.internal',
  'metadata.google.internal',
  'db.corp',
  'intranet',
  'kubernetes.default.svc',
  'kubernetes.default.svc.cluster.local',
  'a.invalid',
  'a.test',
  'a.example',
  'hidden.onion',
  'wpad',
  'x.private',
  'ｌｏｃａｌｈｏｓｔ',
  'loca%6chost',
];

const WHOLE = [
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com:70/_x',
  'data:text/html,<h1>x</h1>',
  'javascript:alert(1)',
  'blob:https://example.com/1',
  'ws://example.com/',
  'wss://example.com/',
  'about:blank',
  'view-source:http://127.0.0.1/',
  'jar:http://127.0.0.1!/',
  'dict://127.0.0.1:11211/stat',
  'ldap://127.0.0.1/',
  'chrome://settings',
  'cloudflare:workers',
  '//127.0.0.1/',
  'http:/127.0.0.1/',
  'http://user@example.com/',
  'http://user:secret@example.com/',
  'http://example.com@127.0.0.1/',
  'http://127.0.0.1#@example.com/',
  'http://127.0.0.1?@example.com/',
  'http:\\\\127.0.0.1\\',
  'http:///127.0.0.1/',
  'http://127.0.0.1	/',
  'ht\ntp://127.0.0.1/',
  ' http://127.0.0.1/ ',
  'http://127.0.0.1:80\\@example.com/',
  'http://example.com:22/',
  'http://example.com:25/',
  'http://example.com:6379/'.replace('6379', '6667'),
  'https://example.com:53/',
  'http://[::1',
  'http://',
  'https://%00/',
  `http://example.com/${'a'.repeat(5e3)}`,
];

const hosts = [
  ...PRIVATE.flatMap((bytes) => SPELLINGS.map((spell) => spell(bytes))),
  ...PRIVATE.flatMap((bytes) => EMBEDDED.map((spell) => spell(bytes))),
  ...V6,
  ...NAMES,
];

/** URLs that must never be fetched, each in one spelling. */
export const HOSTILE_URLS: readonly string[] = [
  ...new Set([
    ...hosts.map((host) => `http://${host}/`),
    ...hosts.slice(0, 40).map((host) => `https://${host}:8443/x`),
    ...WHOLE,
  ]),
];
