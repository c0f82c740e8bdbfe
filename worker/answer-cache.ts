import { canonicalJson } from './canonical-json.ts';
import { sha256 } from './sha256.ts';

/**
 * Answers to POST requests that depend on nothing but their body, kept in the cache of the data centre.
 * That cache knows only GET, so an answer is kept under an address made of the route and a hash of the
 * parsed input: bodies that mean the same share it, however they are written.
 */
export async function throughCache(
  route: string,
  input: unknown,
  compute: () => Promise<Response>,
): Promise<Response> {
  const key = `${route}?input=${await sha256(canonicalJson(input))}`;
  const kept = await ignoringErrors(async () => (await caches.open(CACHE_NAME)).match(key));
  // What the cache gives has frozen headers, and the door adds its own.
  if (kept !== undefined) return new Response(kept.body, kept);
  const response = await compute();
  const copy = response.clone();
  if (response.ok) await ignoringErrors(async () => (await caches.open(CACHE_NAME)).put(key, copy));
  return response;
}

const CACHE_NAME = 'answers';

/** A cache that fails costs time and nothing else. */
async function ignoringErrors<T>(step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    console.warn('The answer cache failed.', error);
    return undefined;
  }
}
