import { SUCCESS } from '../http/problem.ts';
import { fail } from '../src/errors.ts';
import type { Env } from './env.ts';
import { matchesEtag } from './etag.ts';
import type { Operation } from './operation.ts';
import { publishedFile } from './published-documents.ts';

/** Answers with a published file as it stands, without reading it. */
export async function answerPublished(
  path: string,
  request: Request,
  { cache }: Operation,
  { ASSETS }: Env,
): Promise<Response> {
  const file = await publishedFile(ASSETS, path);
  if (!file.ok) return fail('not_configured', `The published files lack ${path}.`);
  const etag = file.headers.get('etag');
  const headers = {
    'content-type': 'application/json',
    'cache-control': cache,
    ...(etag !== null && { etag }),
  };
  if (etag === null || !matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(file.body, { headers });
  await file.body?.cancel();
  return new Response(null, { status: SUCCESS.not_modified, headers: { 'cache-control': cache, etag } });
}
