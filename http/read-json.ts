import { fail } from '../src/errors.ts';
import { readBody } from '../src/page/read-body.ts';
import type { Abortable } from './deadline.ts';

/**
 * Reads at most `limit` bytes, whatever the request says of its type. Of a length that it states, the platform reads no
 * more than that in one step; any other body is read part by part, which takes a tenth of the time of a search.
 */
export async function readJson(request: Request, limit: number, deadline: Abortable): Promise<unknown> {
  const length = request.headers.get('content-length');
  if (Number(length) > limit) refuseSize(limit);
  if (length !== null) return parseJson(new Uint8Array(await request.arrayBuffer()));
  const { bytes, truncated } = await readBody(new Response(request.body), { left: limit }, deadline.signal);
  return truncated ? refuseSize(limit) : parseJson(bytes);
}

/** Throws `body_too_large`. @param limit in bytes */
export function refuseSize(limit: number): never {
  return fail(
    'body_too_large',
    `The request body is larger than ${limit / 1024} KB, the limit of this route.`,
  );
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** Parses JSON in UTF-8. Throws `invalid_json`. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(UTF8.decode(bytes)) as unknown;
  } catch (cause) {
    return fail('invalid_json', undefined, { cause });
  }
}
