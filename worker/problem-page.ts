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

/** Browsers name `text/html`; programs name JSON or anything. Of both, the one with the greater weight is preferred. */
export function prefersHtml({ headers }: Pick<IRequest, 'headers'>): boolean {
  const weights = new Map((headers.get('accept') ?? '').split(',').map(weightedType));
  const html = weights.get('text/html') ?? 0;
  return (
    html > Math.max(...['application/json', 'application/problem+json'].map((type) => weights.get(type) ?? 0))
  );
}

/** A media range without its parameters, and its weight (RFC 9110, 12.4.2). */
function weightedType(range: string): readonly [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const stated = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = stated === undefined ? 1 : Number(stated.slice('q='.length));
  return [type, Number.isNaN(weight) ? 0 : weight];
}
