import type { IRequest } from 'itty-router';
import { fail } from '../src/errors.ts';
import type { CatalogIndex } from '../src/catalog/catalog-index.ts';
import { loadCatalog } from './catalog.ts';
import type { Env } from './env.ts';
import { CACHE } from './operation.ts';
import { SUCCESS } from '../http/problem.ts';
import { resolveBrand } from './resolve-brand.ts';

/** Paths of the documents of one brand. The platform serves existing files, so the Worker sees only missing ones. */
export const BRAND_DOCUMENTS = [
  '/api/styles/:slug.json',
  '/api/styles/:slug/:file',
  '/styles/screenshots/:slug.webp',
] as const;

/** Handles a request for a document of a brand for which no file exists. */
export async function answerMissingDocument({ url, params }: IRequest, { ASSETS }: Env): Promise<Response> {
  return missingDocument(url, params['slug'] ?? '', await loadCatalog(ASSETS));
}

/**
 * Redirects a path with another name of a brand (`/api/styles/GOV.UK.json`) to the path with its slug.
 * Throws `unknown_brand`, or `not_found` when the brand has no such document.
 */
export function missingDocument(address: string, given: string, catalog: CatalogIndex): Response {
  const name = decoded(given);
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
