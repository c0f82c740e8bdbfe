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
  const key = `${route}?input=${await hashOf(input)}`;
  const kept = await quietly(async () => (await caches.open(CACHE_NAME)).match(key));
  // What the cache gives has frozen headers, and the door adds its own.
  if (kept !== undefined) return new Response(kept.body, kept);
  const response = await compute();
  const copy = response.clone();
  if (response.ok) await quietly(async () => (await caches.open(CACHE_NAME)).put(key, copy));
  return response;
}

const CACHE_NAME = 'answers';

/** A cache that fails costs time and nothing else. */
async function quietly<T>(step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    console.warn('The answer cache failed.', error);
    return undefined;
  }
}

async function hashOf(input: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(input)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** JSON with the keys of every object in order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
