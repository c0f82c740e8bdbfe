import { hashOf } from '../src/text/seeded.ts';
import { canonicalJson } from './canonical-json.ts';
import { keptValues } from './kept-values.ts';
import { recentAnswers } from './recent-answers.ts';
import { sha256 } from './sha256.ts';
import { responseOf, type WrittenAnswer } from './written-answer.ts';

/** Whether answers are kept in the cache of the data centre, where to compute one takes longer than to ask it, or in the isolate. */
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
): Promise<WrittenAnswer> {
  const parsed = canonicalJson(input);
  const key = route + parsed;
  // A database may be loaded anew while the isolate runs; the copy of the data centre ends after its time.
  if (inDataCentre) return fromDataCentre(`${route}?input=${await sha256(parsed)}`, compute);
  const recent = RECENT.find(key);
  if (recent !== undefined) return recent;
  const answer = await compute();
  if (isShared(answer) && isAskedAgain(key)) RECENT.keep(key, answer);
  return answer;
}

/** An answer that tells of a private brand is for its caller alone, and some are for nobody else. */
function isShared({ headers }: WrittenAnswer): boolean {
  return headers['cache-control']?.includes('no-store') !== true;
}

const RECENT = recentAnswers();

/** Questions that are remembered. */
const MAX_ASKED = 4096;
/** Those asked last, as hashes of their keys: for two with one hash, an answer is kept too early. */
const ASKED = keptValues<number, true>(MAX_ASKED, () => 1);

/** Most questions are asked once: an answer is kept from the second time on, so that others do not displace it. */
function isAskedAgain(key: string): boolean {
  const hash = hashOf(key);
  if (ASKED.find(hash) === true) return true;
  ASKED.keep(hash, true);
  return false;
}

async function fromDataCentre(key: string, compute: () => Promise<WrittenAnswer>): Promise<WrittenAnswer> {
  const kept = await ignoringErrors(async () => (await caches.open(CACHE_NAME)).match(key));
  if (kept !== undefined) return writtenIn(kept);
  const answer = await compute();
  if (isShared(answer))
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
