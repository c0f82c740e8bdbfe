import type { IRequest } from 'itty-router';
import { withServiceAddress } from '../src/contract/service-address.ts';
import { fail } from '../src/errors.ts';
import { parseEnv, serviceOrigin, type Env } from './env.ts';
import { withEtag } from './etag.ts';
import { publishedFile } from './published-documents.ts';

/** Documents for crawlers that need whole addresses; see `run_worker_first` in wrangler.toml. */
export const ADDRESSED_PATHS = ['/sitemap.xml', '/robots.txt'] as const;

/** A document with the address of this service in place of its placeholder. */
export async function answerAddressedDocument(request: IRequest, env: Env): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const file = await publishedFile(env.ASSETS, pathname);
  if (!file.ok) return fail('not_found');
  const text = withServiceAddress(await file.text(), serviceOrigin(parseEnv(env), origin));
  // The tag of the file is that of the text with the placeholder, and is replaced.
  return withEtag(new Response(text, { headers: file.headers }), request as unknown as Request); // itty's type is a looser description of the same object
}
