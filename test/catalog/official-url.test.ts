import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOf, siteKey } from '../../src/catalog/official-url.ts';

test.each([
  ['https://www.apple.com', 'apple.com'],
  ['http://APPLE.com/', 'apple.com'],
  ['https://apple.com.', 'apple.com'],
  ['https://apple.com:443/', 'apple.com'],
  ['https://apple.com:8443/', 'apple.com:8443'],
  ['https://www.bmw.com/M/', 'bmw.com/m'],
  ['https://bmw.com/m///', 'bmw.com/m'],
  ['  https://apple.com/#top ', 'apple.com'],
  ['https://apple.com/?page=2', 'apple.com?page=2'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://wwwroot.example', 'wwwroot.example'],
])('%s is the site %s', (address, key) => {
  expect(siteKey(address)).toBe(key);
});

test.each([
  ['https://www.apple.com:8443/mac', 'apple.com'],
  ['WWW.Apple.com.', 'apple.com'],
  ['apple.com/mac?x=1', 'apple.com'],
  ['http://bücher.example', 'xn--bcher-kva.example'],
  ['apple', null],
  ['two words.com', null],
  ['', null],
])('%s has the host %s', (text, host) => {
  expect(hostOf(text)).toBe(host);
});

test.each(['', 'apple.com', 'ftp://apple.com', 'javascript:alert(1)', 'https://'])(
  '%j is no site',
  (text) => {
    expect(siteKey(text)).toBeNull();
  },
);

test('scheme, www, case and trailing slashes never make a difference', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.nat(3), (url, slashes) => {
      const key = siteKey(url);
      expect(siteKey(`${url}${'/'.repeat(slashes)}`)).toBe(key);
      expect(siteKey(url.replace(/^https?:/, (scheme) => (scheme === 'http:' ? 'https:' : 'http:')))).toBe(
        key,
      );
      expect(siteKey(url.replace('://', '://www.'))).toBe(key);
      expect(siteKey(url.toUpperCase())).toBe(key);
    }),
  );
});
