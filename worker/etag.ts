import { SUCCESS } from '../http/problem.ts';
import { sha256 } from './sha256.ts';

/**
 * Adds an entity tag to the response to a GET; returns 304 when If-None-Match contains it (RFC 9110,
 * 8.8.3 and 13.1.2). The tag is a hash of the body, so recomputing the same body keeps the tag.
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

/** Hexadecimal digits of the digest in a tag: 128 bits rule out collisions in practice. */
const TAG_DIGITS = 32;

async function etagOf(body: string): Promise<string> {
  return `"${(await sha256(body)).slice(0, TAG_DIGITS)}"`;
}

/** Whether If-None-Match contains the tag. Uses weak comparison: a compressing proxy may have weakened our tag. */
export function matchesEtag(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  const tags = condition.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag);
}
