/**
 * Key that is equal for URLs of the same site: host and path without scheme, `www.`, case, trailing slashes and
 * fragment. Null when the text is not an http(s) URL.
 */
export function siteKey(address: string): string | null {
  const url = URL.parse(address.trim());
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const host = url.host.replace(/^www\./, '').replace(/\.(?=:|$)/, '');
  let end = url.pathname.length;
  while (url.pathname[end - 1] === '/') end--;
  return `${host}${url.pathname.slice(0, end)}${url.search}`.toLowerCase();
}
