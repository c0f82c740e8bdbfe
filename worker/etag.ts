import { SUCCESS } from '../http/problem.ts';
import { sha256 } from './sha256.ts';

/**
 * Gives the answer to a GET its entity tag, and answers 304 to a reader who has it already (RFC 9110,
 * 8.8.3 and 13.1.2). The tag is made of the text of the body, so an answer computed anew keeps it.
 */
export async function withEtag(response: Response, request: Request): Promise<Response> {
  const body = await response.text();
  const etag = await etagOf(body);
  const headers = new Headers(response.headers);
  headers.set('etag', etag);
  if (!matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(body, { status: response.status, headers });
  }
  headers.delete('content-type');
  return new Response(null, { status: SUCCESS.not_modified, headers });
}

/** Hexadecimal digits of the digest that make a tag: 128 bits, so that no two answers ever share one. */
const TAG_DIGITS = 32;

async function etagOf(body: string): Promise<string> {
  return `"${(await sha256(body)).slice(0, TAG_DIGITS)}"`;
}

/** Whether If-None-Match names the tag. It compares weakly: a compressing proxy may have marked ours as weak. */
export function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  const tags = condition.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag);
}
