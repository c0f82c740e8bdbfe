/**
 * Gives the answer to a GET its entity tag, and answers 304 to a reader who has it already (RFC 9110,
 * 8.8.3 and 13.1.2). The tag is made of the bytes of the body, so an answer computed anew keeps it.
 */
export async function withEtag(response: Response, request: Request): Promise<Response> {
  const body = await response.arrayBuffer();
  const etag = await etagOf(body);
  const headers = new Headers(response.headers);
  headers.set('etag', etag);
  if (!hasAlready(request.headers.get('if-none-match'), etag)) {
    return new Response(body, { status: response.status, headers });
  }
  headers.delete('content-type');
  return new Response(null, { status: 304, headers });
}

/** Bytes of the digest that make a tag: enough that two answers never share one. */
const TAG_BYTES = 16;

async function etagOf(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const hex = [...new Uint8Array(digest, 0, TAG_BYTES)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}

/** Whether If-None-Match names the tag. It compares weakly: a compressing proxy may have marked ours as weak. */
export function hasAlready(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  const tags = condition.split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag);
}
