/** Same host, or one is a subdomain of the other: `static.example.com` serves `example.com` and `www.example.com`. */
export function isSameSite(address: string, page: string): boolean {
  const [from, to] = [URL.parse(address), URL.parse(page)];
  if (from === null || to === null) return false;
  if (from.host === to.host) return true;
  const [one, other] = [siteOf(from), siteOf(to)];
  return from.port === to.port && (one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`));
}

function siteOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}
