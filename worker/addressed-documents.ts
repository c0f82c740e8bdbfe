import type { IRequest } from 'itty-router';
import { withServiceAddress } from '../src/contract/service-address.ts';
import { fail } from '../src/errors.ts';
import { parseEnv, type Env } from './env.ts';
import { publishedFile } from './published-documents.ts';

/** Documents for crawlers that need whole addresses; see `run_worker_first` in wrangler.toml. */
export const ADDRESSED_PATHS = ['/sitemap.xml', '/robots.txt'] as const;

/** A document with the address of this service in place of its placeholder. */
export async function answerAddressedDocument({ url }: IRequest, env: Env): Promise<Response> {
  const { origin, pathname } = new URL(url);
  const file = await publishedFile(env.ASSETS, pathname);
  if (!file.ok) return fail('not_found');
  const text = withServiceAddress(await file.text(), parseEnv(env).serviceUrl ?? origin);
  const headers = new Headers(file.headers);
  headers.delete('etag'); // it is of the file with the placeholder
  return new Response(text, { headers });
}
