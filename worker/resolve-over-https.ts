import * as v from 'valibot';
import { fail } from '../src/errors.ts';
import type { Fetch, Resolve } from '../src/page/request.ts';

/** A resolver of public names that answers JSON: https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/ */
const RESOLVER = 'https://cloudflare-dns.com/dns-query';

/** Numbers of the record types A and AAAA. */
const ADDRESS_TYPES: readonly number[] = [1, 28];

/** Milliseconds; a resolver that takes longer counts as unreachable. */
const RESOLVE_MS = 3_000;

const AnswerSchema = v.object({
  Status: v.literal(0), // NOERROR
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});

/**
 * Looks names up over HTTPS, each once: two requests for a name. The lookup and the connection are separate, so a
 * server that changes its answer in between is stopped by the platform alone.
 */
export function resolveOverHttps(fetch: Fetch): Resolve {
  const known = new Map<string, Promise<readonly string[]>>();
  return (hostName) => {
    const found = known.get(hostName) ?? lookUp(hostName, fetch);
    known.set(hostName, found);
    return found;
  };
}

async function lookUp(hostName: string, fetch: Fetch): Promise<readonly string[]> {
  const lists = await Promise.all(ADDRESS_TYPES.map((type) => addressesOf(hostName, type, fetch)));
  return lists.flat();
}

async function addressesOf(hostName: string, type: number, fetch: Fetch): Promise<readonly string[]> {
  const url = `${RESOLVER}?name=${encodeURIComponent(hostName)}&type=${type}`;
  const init = { headers: { accept: 'application/dns-json' }, signal: AbortSignal.timeout(RESOLVE_MS) };
  const response = await fetch(url, init);
  const answer = v.safeParse(AnswerSchema, await response.json().catch(() => null));
  if (!response.ok || !answer.success) return fail('unreachable', 'The host name cannot be resolved.');
  return answer.output.Answer.filter((record) => record.type === type).map(({ data }) => data);
}
