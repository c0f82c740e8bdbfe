import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TasteError } from '../../src/errors.ts';
import { publicUrl } from '../../src/page/public-url.ts';
import { sweep } from '../sample.ts';

function verdict(address: string, allowHosts: readonly string[] = []): string {
  try {
    return publicUrl(address, allowHosts).href;
  } catch (cause) {
    return cause instanceof TasteError ? cause.code : `threw ${String(cause)}`;
  }
}

describe('URLs that are fetched', () => {
  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://EXAMPLE.COM:80/a?b#c', 'http://example.com/a?b'],
    ['  https://example.com/\n', 'https://example.com/'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['http://8.8.8.8/', 'http://8.8.8.8/'],
    ['http://172.15.255.255/', 'http://172.15.255.255/'],
    ['http://172.32.0.1/', 'http://172.32.0.1/'],
    ['http://[2606:4700:4700::1111]/', 'http://[2606:4700:4700::1111]/'],
    ['https://bücher.example.com/', 'https://xn--bcher-kva.example.com/'],
    ['https://☃.net/', 'https://xn--n3h.net/'],
    ['https://example.xn--p1ai/', 'https://example.xn--p1ai/'],
    ['https://my_shop.example.com/', 'https://my_shop.example.com/'],
    ['http://example.com/\\@127.0.0.1', 'http://example.com//@127.0.0.1'],
    ['http://example.com#@127.0.0.1/', 'http://example.com/'],
    ['https://localhost.example.com/', 'https://localhost.example.com/'],
    ['https://mylocal.com/', 'https://mylocal.com/'],
    ['https://example.com.:8443/a.', 'https://example.com:8443/a.'],
  ])('%s', (address, href) => {
    expect(verdict(address)).toBe(href);
  });
});

describe('URLs that are malformed or not http(s)', () => {
  it.each([
    [''],
    ['example.com'],
    ['//example.com'],
    ['/etc/passwd'],
    ['file:///etc/passwd'],
    ['ftp://example.com/'],
    ['gopher://example.com:70/_x'],
    ['javascript:alert(1)'],
    ['data:text/html,<p>hi'],
    ['blob:https://example.com/1'],
    ['ws://example.com/'],
    ['about:blank'],
    ['http://'],
    ['http://exa mple.com/'],
    ['http://%00/'],
    ['http://[fe80::1%25eth0]/'],
    ['http://[::1'],
    ['http://1.2.3.4.5/'],
    ['http://256.1.1.1/'],
    ['http://1.2.3.08/'],
    ['http://example.1/'],
    ['http://example.com:65536/'],
    ['http://example.com:0/'],
    ['http://example.com:00022/'],
    ['http://example.com:22/'],
    ['http://example.com:25/'],
    ['http://example.com:6667/'],
    ['http://user@example.com/'],
    ['http://user:secret@example.com/'],
    ['http://:secret@example.com/'],
    ['http://example.com@8.8.8.8/'],
    [`http://example.com/${'a'.repeat(5000)}`],
  ])('%s', (address) => {
    expect(verdict(address)).toBe('invalid_url');
  });
});

describe('URLs with private, local or reserved addresses', () => {
  it.each([
    // Loopback and "this host" in every notation a URL parser accepts.
    ['http://127.0.0.1/'],
    ['http://127.0.0.1:8787/'],
    ['http://127.1/'],
    ['http://127.0.1/'],
    ['http://2130706433/'],
    ['http://0x7f000001/'],
    ['http://0x7f.1/'],
    ['http://0177.0.0.1/'],
    ['http://0177.0x0.0.01/'],
    ['http://127.255.255.254/'],
    ['http://127.0.0.1./'],
    ['http:127.0.0.1'],
    ['http:/\\127.0.0.1/'],
    ['http://１２７.０.０.１/'],
    ['http://127。0。0。1/'],
    ['http://①②⑦.0.0.1/'],
    ['http://%31%32%37.0.0.1/'],
    ['http://0/'],
    ['http://0.0.0.0/'],
    ['http://[::1]/'],
    ['http://[0:0:0:0:0:0:0:1]/'],
    ['http://[::]/'],
    // Private networks, carrier-grade NAT, link-local addresses, metadata services.
    ['http://10.0.0.1/'],
    ['http://172.16.0.1/'],
    ['http://172.31.255.255/'],
    ['http://192.168.1.1/'],
    ['http://100.64.0.1/'],
    ['http://100.100.100.200/'],
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://2852039166/'],
    ['http://168.63.129.16/'],
    ['http://192.0.0.192/'],
    // Reserved, documentation, benchmark, multicast and broadcast addresses.
    ['http://192.0.2.1/'],
    ['http://198.18.0.1/'],
    ['http://198.51.100.7/'],
    ['http://203.0.113.9/'],
    ['http://192.88.99.1/'],
    ['http://224.0.0.1/'],
    ['http://240.0.0.1/'],
    ['http://255.255.255.255/'],
    // IPv6 addresses that embed IPv4, and reserved IPv6 addresses.
    ['http://[::ffff:127.0.0.1]/'],
    ['http://[::ffff:7f00:1]/'],
    ['http://[::ffff:8.8.8.8]/'],
    ['http://[::127.0.0.1]/'],
    ['http://[::ffff:0:127.0.0.1]/'],
    ['http://[64:ff9b::127.0.0.1]/'],
    ['http://[64:ff9b:1::a00:1]/'],
    ['http://[2002:7f00:1::]/'],
    ['http://[2600::5efe:127.0.0.1]/'], // a tunnel
    ['http://[2606:4700::200:5efe:a00:1]/'],
    ['http://metadata.tencentyun.com/'],
    ['http://7f000001.0a000001.rbndr.us/'],
    ['http://fritz.box/'],
    ['http://a.pod/'],
    ['http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
    ['http://[2001:db8::1]/'],
    ['http://[2001:10::1]/'],
    ['http://[3fff::1]/'],
    ['http://[100::1]/'],
    ['http://[fc00::1]/'],
    ['http://[fd00:ec2::254]/'],
    ['http://[fe80::1]/'],
    ['http://[fec0::1]/'],
    ['http://[ff02::1]/'],
    ['http://[4000::1]/'],
    ['http://[5f00::1]/'],
    // Host names outside the public DNS.
    ['http://localhost/'],
    ['http://LOCALHOST:3000/'],
    ['http://ｌｏｃａｌｈｏｓｔ/'],
    ['http://localhost./'],
    ['http://app.localhost/'],
    ['http://intranet/'],
    ['http://printer.local/'],
    ['http://db.internal/'],
    ['http://metadata.google.internal/computeMetadata/v1/'],
    ['http://metadata.goog/'],
    ['http://router.lan/'],
    ['http://nas.home.arpa/'],
    ['http://1.0.0.127.in-addr.arpa/'],
    ['http://site.test/'],
    ['http://site.example/'],
    ['http://site.invalid/'],
    ['http://abc.onion/'],
    ['http://wiki.corp/'],
    ['http://example.com../'],
    ['http://metadata.google.internal./'],
    ['http://169.254.169.254./'],
    ['http://./'],
    ['http://a..example.com/'],
    ['http://.example.com/'],
    ['http://-a.example.com/'],
    ['http://example.c/'],
    ['http://exa*mple.com/'],
    [`http://${'a'.repeat(64)}.com/`],
    [`http://${'a.'.repeat(130)}com/`],
    ['http://127.0.0.1.nip.io/'],
    ['http://10-0-0-1.sslip.io/'],
    ['http://localtest.me/'],
  ])('%s', (address) => {
    expect(verdict(address)).toBe('private_address');
  });
});

describe('the list of allowed hosts', () => {
  const allow = ['127.0.0.1:5000', '[::1]:8080', 'localhost:80'];
  it.each([
    ['http://127.0.0.1:5000/a', 'http://127.0.0.1:5000/a'],
    ['http://2130706433:5000/', 'http://127.0.0.1:5000/'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
    ['http://localhost/', 'http://localhost/'],
    ['http://127.0.0.1:5001/', 'private_address'],
    ['http://127.0.0.1:81/', 'private_address'],
    ['https://localhost/', 'private_address'],
    ['http://app.localhost/', 'private_address'],
    ['http://127.0.0.2:5000/', 'private_address'],
    ['http://me@127.0.0.1:5000/', 'invalid_url'],
    ['ftp://127.0.0.1:5000/', 'invalid_url'],
  ])('%s -> %s', (address, expected) => {
    expect(verdict(address, allow)).toBe(expected);
  });
});

/** Special-purpose blocks of the IANA registries, and multicast: first address and prefix length. */
const IPV4_BLOCKS: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const IPV6_BLOCKS: readonly (readonly [bigint, number])[] = [
  [0n, 8],
  [0x100n << 112n, 8],
  [0x64ff9bn << 96n, 96],
  [0x64ff9b0001n << 80n, 48],
  [0x2001n << 112n, 23],
  [0x20010db8n << 96n, 32],
  [0x2002n << 112n, 16],
  [0x2620004f8000n << 80n, 48],
  [0x3fffn << 112n, 20],
  [0x5f00n << 112n, 16],
  [0xfc00n << 112n, 7],
  [0xfe80n << 112n, 10],
  [0xfec0n << 112n, 10],
  [0xff00n << 112n, 8],
];

const specialIpv4 = fc
  .tuple(fc.constantFrom(...IPV4_BLOCKS), fc.nat({ max: 0xffffffff }))
  .map(([[first, prefix], random]) => {
    const base = first.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
    return base + (random % 2 ** (32 - prefix));
  });

const specialIpv6 = fc
  .tuple(fc.constantFrom(...IPV6_BLOCKS), fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }))
  .map(([[first, prefix], random]) => first + (random & ((1n << BigInt(128 - prefix)) - 1n)));

/** One number of an IPv4 address in a given base. */
function inBase(value: number, base: number): string {
  if (base === 8) return `0${value.toString(8)}`;
  return base === 16 ? `0x${value.toString(16)}` : String(value);
}

/** An IPv4 address as one to four numbers, each in any base. */
function spellIpv4(address: number, parts: number, bases: readonly number[]): string {
  const numbers: number[] = [];
  for (let i = 0; i < parts - 1; i++) numbers.push(Math.floor(address / 256 ** (3 - i)) % 256);
  numbers.push(address % 256 ** (5 - parts));
  return numbers.map((value, i) => inBase(value, bases[i] ?? 10)).join('.');
}

function groupsOf(address: bigint): string[] {
  return Array.from({ length: 8 }, (_, i) => ((address >> BigInt(112 - 16 * i)) & 0xffffn).toString(16));
}

describe('a special-purpose address is refused in every notation', () => {
  it('IPv4: decimal, octal, hexadecimal, with omitted parts, in full-width digits', () => {
    const bases = fc.array(fc.constantFrom(8, 10, 16), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        specialIpv4,
        fc.integer({ min: 1, max: 4 }),
        bases,
        fc.boolean(),
        (ip, parts, base, wide) => {
          const spelled = spellIpv4(ip, parts, base);
          const digit = (char: string) => String.fromCharCode(char.charCodeAt(0) + 0xfee0);
          const host = wide ? spelled.replace(/\d/g, digit) : spelled;
          expect(verdict(`http://${host}/`)).toBe('private_address');
        },
      ),
      { numRuns: sweep(150, 500) },
    );
  });

  it('IPv4 inside IPv6: mapped, compatible, translated, 6to4', () => {
    fc.assert(
      fc.property(specialIpv4, (ip) => {
        const [high, low] = [Math.floor(ip / 65536).toString(16), (ip % 65536).toString(16)];
        const dotted = spellIpv4(ip, 4, []);
        for (const host of [
          `::ffff:${dotted}`,
          `::${high}:${low}`,
          `64:ff9b::${dotted}`,
          `2002:${high}:${low}::`,
        ]) {
          expect(verdict(`http://[${host}]/`)).toBe('private_address');
        }
      }),
      { numRuns: sweep(80, 200) },
    );
  });

  it('IPv6: all groups, padded, and shortened', () => {
    fc.assert(
      fc.property(specialIpv6, (ip) => {
        const groups = groupsOf(ip);
        for (const host of [
          groups.join(':'),
          groups
            .map((group) => group.padStart(4, '0'))
            .join(':')
            .toUpperCase(),
        ]) {
          expect(verdict(`http://[${host}]/`)).toBe('private_address');
          expect(verdict(new URL(`http://[${host}]/`).href)).toBe('private_address');
        }
      }),
      { numRuns: sweep(100, 300) },
    );
  });
});

it('any text gives an http(s) URL without credentials, or is refused', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `http://${text}`),
      ),
      (text) => {
        expect(verdict(text)).toMatch(/^(https?:\/\/[^@/]+\/|invalid_url$|private_address$)/);
      },
    ),
    { numRuns: 60 },
  );
});

describe('the local machine', () => {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  const pairs = names.flatMap((listed) => names.map((asked) => [listed, asked] as const));

  it.each(pairs)('allowed as %s can be requested as %s on the same port', (listed, asked) => {
    const allowHosts = [`${listed}:5000`];
    expect(publicUrl(`http://${asked}:5000/`, allowHosts).port).toBe('5000');
    for (const other of [
      `http://${asked}:5001/`,
      `http://${asked}/`,
      'http://127.0.0.2:5000/',
      'http://10.0.0.1:5000/',
    ]) {
      expect(() => publicUrl(other, allowHosts)).toThrow(
        expect.objectContaining({ code: 'private_address' }),
      );
    }
  });
});
