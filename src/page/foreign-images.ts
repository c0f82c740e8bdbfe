import { resolveUrl } from '../document/base-url.ts';
import type { DocumentTree } from '../document/document.ts';
import { imageAddress } from '../document/image-address.ts';

/**
 * One image of each host other than the page's own, in document order, then from the stylesheets: enough to test
 * whether the host is reachable. Absolute addresses.
 */
export function foreignImages({ elements }: DocumentTree, css: readonly string[], base: string): string[] {
  const own = new URL(base).host;
  const found = new Map<string, string>();
  const take = (written: string): void => {
    if (!/^(?:https?:)?\/\//i.test(written)) return;
    const address = resolveUrl(written, base);
    const host = address === null ? own : new URL(address).host;
    if (address !== null && host !== own && !found.has(host)) found.set(host, address);
  };
  for (const { tag, attributes } of elements) {
    if (tag === 'img') take(imageAddress(attributes));
    if (attributes['style'] !== undefined) addressesIn(attributes['style']).forEach(take);
  }
  for (const text of css) addressesIn(text).forEach(take);
  return [...found.values()].slice(0, MAX_HOSTS);
}

const MAX_HOSTS = 4; // images of one page seldom come from more
const ADDRESS = /url\(\s{0,20}["']?((?:https?:)?\/\/[^"')\s]{1,2000})/gi;
const NO_IMAGE = /\.(?:woff2?|ttf|otf|eot|css)(?:[?#]|$)/i;

function addressesIn(css: string): string[] {
  return [...css.matchAll(ADDRESS)].flatMap(([, address]) =>
    address === undefined || NO_IMAGE.test(address) ? [] : [address],
  );
}
