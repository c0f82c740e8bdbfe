import type { Random } from './random.ts';

const SCHEMES = [
  'https://', 'http://', 'HTTPS:', 'https:/', 'https:\\\\', '//', 'javascript:', 'file:///', 'data:text/html,', '',
  ' https://', 'ftp://', 'ws://', 'https://https://',
] as const; // prettier-ignore
const HOSTS = [
  'page.example.com', 'a.page.example.com', 'stripe.com', 'www.linear.app', 'xn--bcher-kva.com', 'bücher.com',
  '漢字.com', 'page.example.com.', 'PAGE.EXAMPLE.COM', 'user:pass@page.example.com', 'page.example.com:8443',
  'page.example.com:0', 'page.example.com:99999', 'page.example.com:', '127.0.0.1', '0x7f.1', '[::1]',
  '[::ffff:7f00:1]', '2130706433', 'localhost', 'page..example', '-a.example', 'a_b.example', 'a%2eb.com',
  'page.example.com%00', '', '.', 'a'.repeat(64), `${'a.'.repeat(130)}example`, '\u0000', '\ud800', '\u200b.example',
  'ｐａｇｅ.example.com', 'a b.example',
] as const; // prettier-ignore
const PATHS = [
  '', '/', '/page', '/moved', '/sheet.css', '/a.png', '/%', '/%ff', '/../..', '//', '/a b', '/ü', '/\u0000',
  '/\ud800', '?', '?a=b&a=c', '?%', '#', '#\u0000', '/;x', '/\\', `/${'a'.repeat(3000)}`, `?${'a=1&'.repeat(400)}`,
  '/:x', '/*', '/\'"<>',
] as const; // prettier-ignore

/** An address that is a page, or nearly one. */
export function randomUrl(random: Random): string {
  if (random.below(2) === 0)
    return `https://page.example.com/${random.pick(['page', 'moved', 'sheet.css', 'a.png', 'page?x'])}`;
  const address =
    random.pick(SCHEMES) + random.pick(HOSTS) + random.pick(PATHS) + random.pick(['', '', ...PATHS]);
  if (random.below(4) > 0) return address;
  const at = random.below(address.length + 1);
  return (
    address.slice(0, at) +
    random.pick(['\t', '\n', '%', '@', ':', '\\', '[', '?', '#', '\u0000', '\ud800', '。']) +
    address.slice(at)
  );
}
