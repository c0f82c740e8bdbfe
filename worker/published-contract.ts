import type { IRequest } from 'itty-router';
import { withServiceAddress } from '../src/contract/service-address.ts';
import { parseGrammar } from '../src/grammar/parse-grammar.ts';
import { changedContract } from './brand-with-changes.ts';
import { documentReader, openCatalog } from './catalog-backend.ts';
import type { Env } from './env.ts';
import { parseEnv, serviceOrigin } from './env.ts';
import { withEtag } from './etag.ts';
import { missingDocument } from './missing-document.ts';
import { MARKDOWN } from './media-types.ts';
import { CACHE } from './operation.ts';
import { readQuery } from './read-request.ts';

/**
 * The contract of a brand, containing the address of this service. Query parameters (`?surface.radius=pill`) override
 * axes of the brand, and are required. Throws `unknown_brand`, `not_found`, and for a wrong parameter `unknown_axis` or
 * `invalid_request`.
 */
export async function answerContract(request: IRequest, env: Env): Promise<Response> {
  const { origin, pathname, searchParams } = new URL(request.url);
  const slug = request.params['slug'] ?? '';
  const settings = parseEnv(env);
  const { backend } = await openCatalog(env, settings);
  const brand = (await backend.naming([slug])).bySlug(slug);
  const text = await documentReader(env, settings)(pathname);
  if (text === null || brand === null) return missingDocument(request, env);
  const service = serviceOrigin(settings, origin);
  const stated = parseGrammar(readQuery(searchParams), 'query');
  const contract =
    Object.keys(stated).length > 0
      ? changedContract(brand, { stated, said: [] }, service)
      : withServiceAddress(text, service);
  const headers = { 'content-type': MARKDOWN, 'cache-control': CACHE.documents };
  return withEtag(new Response(contract, { headers }), request as unknown as Request); // itty's type is a looser description of the same object
}
