import type { IRequest } from 'itty-router';
import { withServiceAddress } from '../src/contract/service-address.ts';
import { fail, type TasteError } from '../src/errors.ts';
import { openCatalog, storedDocument } from './catalog-backend.ts';
import { parseEnv, serviceOrigin, type Env } from './env.ts';
import { withEtag } from './etag.ts';
import { CACHE } from './operation.ts';
import { SUCCESS } from '../http/problem.ts';
import { resolveBrand } from './resolve-brand.ts';

/** Handles a request for a document of a brand for which no file exists: it may be made from the database. */
export async function answerMissingDocument(request: IRequest, env: Env): Promise<Response> {
  return (await answerStored(request, env)) ?? missingDocument(request, env);
}

/** A document that is made from the database; undefined where there is none. */
async function answerStored(request: IRequest, env: Env): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url);
  const settings = parseEnv(env);
  const stored = await storedDocument(env, settings, pathname);
  if (stored === null) return undefined;
  const { mediaType, policy } = stored;
  const text = withServiceAddress(stored.text, serviceOrigin(settings, origin));
  const headers = {
    'content-type': mediaType,
    'cache-control': CACHE.documents,
    ...(policy !== undefined && { 'content-security-policy': policy }),
  };
  return withEtag(new Response(text, { headers }), request as unknown as Request); // itty's type is a looser description of the same object
}

/**
 * Redirects a path with another name of a brand (`/api/styles/GOV.UK.json`) to the path with its slug.
 * Throws `unknown_brand`, or `not_found` when the brand has no such document.
 */
export async function missingDocument(
  { url, params, route }: Pick<IRequest, 'url' | 'params' | 'route'>,
  env: Env,
): Promise<Response> {
  const { slug: given = '' } = params;
  const name = decoded(given);
  const { backend } = await openCatalog(env, parseEnv(env));
  const catalog = await backend.naming([name]);
  const { slug, name: brand } = resolveBrand(name, 'slug', catalog).entry;
  if (slug === given)
    return fail(
      'not_found',
      `${brand} has no such document. /api/openapi.json lists the documents of a brand.`,
    );
  const parts: Readonly<Record<string, string>> = { ...params, slug };
  const pathname = route.replaceAll(/:(\w+)/g, (_, part: string) => parts[part] ?? '');
  const location = pathname + new URL(url).search;
  const headers = { location, 'cache-control': CACHE.documents };
  return new Response(null, { status: SUCCESS.permanent_redirect, headers });
}

/**
 * Handles a request for a page of a brand for which no file exists: it may be made from the database, and that of another
 * name of a brand (`/styles/GOV.UK`) redirects to that of its slug. Undefined where there is none.
 */
export async function answerBrandPage(request: IRequest, env: Env): Promise<Response | undefined> {
  return answerMissingDocument(request, env).catch((error: TasteError) => {
    if (error.code !== 'unknown_brand' && error.code !== 'not_found') throw error;
    return undefined;
  });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
