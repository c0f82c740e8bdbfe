import { fail } from '../src/errors.ts';
import { publicUrl } from '../src/page/public-url.ts';
import type { RenderRequest } from '../src/rendered/render-request.ts';
import { NOWHERE } from '../src/page/nowhere.ts';

/** The address to open. A given page may claim a private address: nothing is fetched from there. Throws `invalid_url`, `private_address`. */
export function addressOf({ url, html }: RenderRequest, allowHosts: readonly string[]): URL {
  if (html === undefined) return publicUrl(url ?? '', allowHosts);
  const given = URL.parse(url ?? NOWHERE);
  return given !== null && /^https?:$/.test(given.protocol) ? given : fail('invalid_url');
}
