import type { IRequest } from 'itty-router';
import { fail } from '../src/errors.ts';
import { openCatalog, storedDocument } from './catalog-backend.ts';
import { parseEnv, type Env } from './env.ts';
import { CACHE } from './operation.ts';
import { SUCCESS } from '../http/problem.ts';
import { resolveBrand } from './resolve-brand.ts';

/** Handles a request for a document of a brand for which no file exists: it may be in the database. */
export async function answerMissingDocument({ url, params }: IRequest, env: Env): Promise<Response> {
  const stored = await storedDocument(env, parseEnv(env), new URL(url).pathname);
  if (stored === null) return missingDocument(url, params['slug'] ?? '', env);
  const headers = { 'content-type': stored.mediaType, 'cache-control': CACHE.documents };
  return new Response(stored.text, { headers });
}

/**
 * Redirects a path with another name of a brand (`/api/styles/GOV.UK.json`) to the path with its slug.
 * Throws `unknown_brand`, or `not_found` when the brand has no such document.
 */
export async function missingDocument(address: string, given: string, env: Env): Promise<Response> {
  const name = decoded(given);
  const { backend } = await openCatalog(env, parseEnv(env));
  const catalog = await backend.naming([name]);
  const { slug, name: brand } = resolveBrand(name, 'slug', catalog).entry;
  if (slug === given)
    return fail(
      'not_found',
      `${brand} has no such document. /api/openapi.json lists the documents of a brand.`,
    );
  const url = new URL(address);
  const location = url.pathname.replace(`/${given}`, `/${slug}`) + url.search;
  const headers = { location, 'cache-control': CACHE.documents };
  return new Response(null, { status: SUCCESS.permanent_redirect, headers });
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
