import { canonicalJson } from './canonical-json.ts';
import { recentAnswers } from './recent-answers.ts';
import { sha256 } from './sha256.ts';

/** Where answers are kept besides the isolate: in the cache of the data centre, where to compute one takes longer than to ask it. */
export interface Caching {
  readonly inDataCentre: boolean;
}

/**
 * Keeps responses to POST requests that depend only on their body. Bodies that parse to the same input share one
 * response. The cache of the data centre supports only GET, so its key is a URL made of the route and a hash of the
 * input.
 */
export async function throughCache(
  route: string,
  input: unknown,
  compute: () => Promise<Response>,
  { inDataCentre }: Caching,
): Promise<Response> {
  const parsed = canonicalJson(input);
  const recent = RECENT.find(route + parsed);
  if (recent !== undefined) return recent;
  const response = inDataCentre
    ? await fromDataCentre(`${route}?input=${await sha256(parsed)}`, compute)
    : await compute();
  return response.ok ? RECENT.keep(route + parsed, response) : response;
}

const RECENT = recentAnswers();

async function fromDataCentre(key: string, compute: () => Promise<Response>): Promise<Response> {
  const kept = await ignoringErrors(async () => (await caches.open(CACHE_NAME)).match(key));
  // Cached responses have immutable headers, and the router adds headers.
  if (kept !== undefined) return new Response(kept.body, kept);
  const response = await compute();
  const copy = response.clone();
  if (response.ok) await ignoringErrors(async () => (await caches.open(CACHE_NAME)).put(key, copy));
  return response;
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
