import { canonicalJson } from './canonical-json.ts';
import { keptValues } from './kept-values.ts';
import { recentAnswers } from './recent-answers.ts';
import { sha256 } from './sha256.ts';
import { responseOf, type WrittenAnswer } from './written-answer.ts';

/** Where answers are kept besides the isolate: in the cache of the data centre, where to compute one takes longer than to ask it. */
export interface Caching {
  readonly inDataCentre: boolean;
}

/**
 * Keeps answers to POST requests that depend only on their body. Bodies that parse to the same input share one
 * answer. The cache of the data centre supports only GET, so its key is a URL made of the route and a hash of the
 * input.
 */
export async function throughCache(
  route: string,
  input: unknown,
  compute: () => Promise<WrittenAnswer>,
  { inDataCentre }: Caching,
): Promise<Response> {
  const parsed = canonicalJson(input);
  const key = route + parsed;
  const recent = RECENT.find(key);
  if (recent !== undefined) return recent;
  const answer = inDataCentre
    ? await fromDataCentre(`${route}?input=${await sha256(parsed)}`, compute)
    : await compute();
  if (isAskedAgain(key)) RECENT.keep(key, answer);
  return responseOf(answer);
}

const RECENT = recentAnswers();

/** Bytes of keys of requests that were asked once, and of the place of each in the map. */
const ASKED_BYTES = 256 * 1024;
const KEY_OVERHEAD = 64;
const ASKED = keptValues<string, true>(ASKED_BYTES, (key) => 2 * key.length + KEY_OVERHEAD);

/** Most questions are asked once: an answer is kept from the second time on, so that others do not displace it. */
function isAskedAgain(key: string): boolean {
  if (ASKED.find(key) === true) return true;
  ASKED.keep(key, true);
  return false;
}

async function fromDataCentre(key: string, compute: () => Promise<WrittenAnswer>): Promise<WrittenAnswer> {
  const kept = await ignoringErrors(async () => (await caches.open(CACHE_NAME)).match(key));
  if (kept !== undefined) return writtenIn(kept);
  const answer = await compute();
  await ignoringErrors(async () => (await caches.open(CACHE_NAME)).put(key, responseOf(answer)));
  return answer;
}

async function writtenIn(response: Response): Promise<WrittenAnswer> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, status: response.status, headers: Object.fromEntries(response.headers) };
}

const CACHE_NAME = 'answers';

/** A cache failure must not fail the request. */
async function ignoringErrors<T>(step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    console.warn('The response cache failed.', error);
    return undefined;
  }
}
