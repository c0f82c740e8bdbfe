import type { IRequest } from 'itty-router';
import type { Env } from './env.ts';
import { publishedFile } from './published-documents.ts';

/** The address of a type of problem: a page for browsers, JSON for programs. */
export const PROBLEM_PATH = '/problems/:code';

/** The page of a problem for a request that prefers HTML; undefined for every other, which the operation answers. */
export async function answerProblemPage(request: IRequest, { ASSETS }: Env): Promise<Response | undefined> {
  if (!prefersHtml(request)) return undefined;
  const page = await publishedFile(
    ASSETS,
    `/docs/problems/${encodeURIComponent(request.params['code'] ?? '')}`,
  );
  return page.ok ? new Response(page.body, page) : undefined;
}

/** Caches keep the page and the JSON of a problem apart. */
export function varyByAccept({ headers }: Response, { url }: Pick<IRequest, 'url'>): void {
  if (url.includes('/problems/') && new URL(url).pathname.startsWith('/problems/'))
    headers.set('vary', 'accept');
}

/** Browsers name `text/html`; programs name JSON or anything. */
export function prefersHtml({ headers }: Pick<IRequest, 'headers'>): boolean {
  return headers.get('accept')?.includes('text/html') === true;
}
