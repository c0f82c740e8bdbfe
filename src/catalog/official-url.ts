/**
 * Key that is equal for URLs of the same site: host and path without scheme, `www.`, case, trailing slashes and
 * fragment. Null when the text is not an http(s) URL.
 */
export function siteKey(address: string): string | null {
  const url = URL.parse(address.trim());
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const port = url.port === '' ? '' : `:${url.port}`;
  let end = url.pathname.length;
  while (url.pathname[end - 1] === '/') end--;
  return `${bareHost(url)}${port}${url.pathname.slice(0, end)}${url.search}`.toLowerCase();
}

/** The host of an address, or of a text that could be one: without scheme, `www.`, port and path. */
export function hostOf(text: string): string | null {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url === null ? '' : bareHost(url);
  return host.includes('.') ? host : null;
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}
