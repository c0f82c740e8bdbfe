import type { IRequest } from 'itty-router';
import { fail, TasteError } from '../src/errors.ts';
import { BRAND_SLUG } from './brand-slug.ts';
import { byteRange } from './byte-range.ts';
import type { Env } from './env.ts';
import { matchesEtag } from './etag.ts';
import { missingDocument } from './missing-document.ts';
import { CACHE } from './operation.ts';
import { problemResponse, SUCCESS } from '../http/problem.ts';
import { RECORDING_TYPE, recordingKey } from './store/recordings.ts';

/**
 * The scroll recording of a brand, whole or as a byte range: players seek with range requests, and Safari requires
 * them. Throws `not_found`, `not_configured` and `unavailable`.
 */
export async function answerRecording(request: IRequest, env: Env): Promise<Response> {
  const bucket =
    env.MEDIA ?? fail('not_configured', 'Recordings are not available: the R2 bucket MEDIA is not bound.');
  const slug = request.params['slug'] ?? '';
  for (let asked = 0; asked < MAX_ASKED; asked++) {
    // R2 rejects keys that are too long; a valid slug never is.
    const stored = BRAND_SLUG.test(slug) ? await orUnavailable(bucket.head(recordingKey(slug))) : null;
    if (stored === null) return missingDocument(request, env);
    const response = await answerStored(request, stored, bucket);
    if (response !== null) return response;
  }
  return fail('unavailable', 'The recording is being replaced. Try again in a minute.');
}

/** A recording can be replaced between the two questions of an answer, to which it is then asked for again. */
const MAX_ASKED = 2;

/** Null where the stored recording has been replaced since. */
async function answerStored(
  { method, headers }: IRequest,
  stored: R2Object,
  bucket: R2Bucket,
): Promise<Response | null> {
  const common = {
    'accept-ranges': 'bytes',
    'cache-control': CACHE.documents,
    etag: stored.httpEtag,
    'last-modified': stored.uploaded.toUTCString(),
  };
  if (isKnown(headers, stored)) return new Response(null, { status: SUCCESS.not_modified, headers: common });
  const full = { ...common, 'content-type': RECORDING_TYPE, 'content-length': String(stored.size) };
  if (method === 'HEAD') return new Response(null, { headers: full });

  const range = isCurrent(headers.get('if-range'), stored)
    ? byteRange(headers.get('range'), stored.size)
    : null;
  if (range === 'unsatisfiable') return refuseRange(stored.size);
  const onlyIf = { etagMatches: stored.etag };
  const object = await orUnavailable(bucket.get(stored.key, range === null ? { onlyIf } : { onlyIf, range }));
  if (object === null || !('body' in object)) return null;
  if (range === null) return new Response(object.body, { headers: full });
  const { offset, length } = range;
  return new Response(object.body, {
    status: SUCCESS.partial_content,
    headers: {
      ...full,
      'content-length': String(length),
      'content-range': `bytes ${offset}-${offset + length - 1}/${stored.size}`,
    },
  });
}

/** Whether the client has the recording: by its tag, else by its date in whole seconds (RFC 9110, 13.1.3). */
function isKnown(headers: Headers, { httpEtag, uploaded }: R2Object): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return matchesEtag(tags, httpEtag);
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Date.parse(uploaded.toUTCString()) <= since;
}

async function orUnavailable<Value>(answer: Promise<Value>): Promise<Value> {
  return answer.catch((cause: unknown) =>
    fail('unavailable', 'The recordings cannot be read. Try again in a minute.', { cause }),
  );
}

/** Whether the client's partial copy matches the stored recording (If-Range; RFC 9110, 13.1.5). */
function isCurrent(condition: string | null, { httpEtag, uploaded }: R2Object): boolean {
  return condition === null || condition === httpEtag || condition === uploaded.toUTCString();
}

function refuseRange(size: number): Response {
  const response = problemResponse(
    new TasteError(
      'range_not_satisfiable',
      `The requested range exceeds the recording, which has ${size} bytes.`,
    ),
  );
  response.headers.set('content-range', `bytes */${size}`);
  return response;
}
