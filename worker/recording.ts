import type { IRequest } from 'itty-router';
import { fail, TasteError } from '../src/errors.ts';
import { byteRange } from './byte-range.ts';
import type { Env } from './env.ts';
import { hasAlready } from './etag.ts';
import { CACHE } from './operation.ts';
import { problemResponse } from './problem.ts';
import { RECORDING_TYPE, recordingKey } from './store/recordings.ts';

export const RECORDING_PATH = '/styles/videos/:slug.mp4';

/**
 * The scroll recording of a brand, whole or in part: players seek by asking for ranges, and Safari plays nothing
 * without them. Throws `not_found` and `not_configured`.
 */
export async function answerRecording({ method, headers, params }: IRequest, env: Env): Promise<Response> {
  const bucket = env.MEDIA ?? fail('not_configured', 'No bucket with recordings is bound.');
  const key = recordingKey(params['slug'] ?? '');
  const stored = (await bucket.head(key)) ?? fail('not_found', 'There is no recording of this brand.');
  const common = {
    'accept-ranges': 'bytes',
    'cache-control': CACHE.documents,
    etag: stored.httpEtag,
    'last-modified': stored.uploaded.toUTCString(),
  };
  if (hasAlready(headers.get('if-none-match'), stored.httpEtag)) {
    return new Response(null, { status: 304, headers: common });
  }
  const full = { ...common, 'content-type': RECORDING_TYPE, 'content-length': String(stored.size) };
  if (method === 'HEAD') return new Response(null, { headers: full });

  const range = isCurrent(headers.get('if-range'), stored)
    ? byteRange(headers.get('range'), stored.size)
    : null;
  if (range === 'unsatisfiable') return refuseRange(stored.size);
  const object = await bucket.get(key, range === null ? {} : { range });
  if (object === null) return fail('not_found', 'There is no recording of this brand.');
  if (range === null) return new Response(object.body, { headers: full });
  const { offset, length } = range;
  return new Response(object.body, {
    status: 206,
    headers: {
      ...full,
      'content-length': String(length),
      'content-range': `bytes ${offset}-${offset + length - 1}/${stored.size}`,
    },
  });
}

/** Whether the part the reader has already belongs to what is stored (If-Range; RFC 9110, 13.1.5). */
function isCurrent(condition: string | null, { httpEtag, uploaded }: R2Object): boolean {
  return condition === null || condition === httpEtag || condition === uploaded.toUTCString();
}

function refuseRange(size: number): Response {
  const response = problemResponse(
    new TasteError('range_not_satisfiable', `The recording has ${size} bytes.`),
  );
  response.headers.set('content-range', `bytes */${size}`);
  return response;
}
