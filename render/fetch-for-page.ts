import type { CDPEvents } from '@cloudflare/puppeteer';
import { FETCH_LIMITS } from '../src/page/limits.ts';
import type { Fetch } from '../src/page/request.ts';
import { type ByteBudget, readBody } from '../src/page/read-body.ts';

type BrowserRequest = CDPEvents['Fetch.requestPaused']['request'];

/** Bytes of one response, several times the limit of a document; bytes of all responses of a page. */
const RESPONSE_BYTES = 4 * FETCH_LIMITS.htmlBytes;
const PAGE_BYTES = 64_000_000;
/** Bytes of a video fetched at once: its size and first frame come first. */
const RANGE_BYTES = 1_000_000;
/** Milliseconds for one response; a longer one is a stream. */
const RESPONSE_MS = 6_000;

export interface FetchedResponse {
  readonly status: number;
  readonly statusText: string;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Decompressed. */
  readonly body: Buffer;
}

/**
 * Fetches the browser's requests with its headers, one redirect at a time. A few run at once, the others wait. Null
 * for a response that is too large; throws when the request fails.
 */
export function fetchForPage(
  signal: AbortSignal,
  platformFetch: Fetch = (url, init) => fetch(url, init),
): (request: BrowserRequest) => Promise<FetchedResponse | null> {
  const enter = gate(FETCH_LIMITS.parallel);
  const page: ByteBudget = { left: PAGE_BYTES };
  return async (request) => {
    const leave = await enter();
    try {
      const waiting = AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_MS)]);
      waiting.throwIfAborted();
      const response = await platformFetch(request.url, requestInit(request, waiting));
      const { bytes, truncated } = await readBody(response, partOf(page, RESPONSE_BYTES), waiting);
      return truncated ? null : fetched(response, bytes);
    } finally {
      leave();
    }
  };
}

/** At most so many bytes of a budget that others spend from at the same time. */
function partOf(whole: ByteBudget, most: number): ByteBudget {
  let own = most;
  return {
    get left() {
      return Math.min(own, whole.left);
    },
    set left(left) {
      const spent = Math.min(own, whole.left) - left;
      own -= spent;
      whole.left -= spent;
    },
  };
}

function requestInit({ method, headers, postDataEntries }: BrowserRequest, signal: AbortSignal): RequestInit {
  const sent = new Headers(headers);
  if (!sent.has('accept-language')) sent.set('accept-language', 'en-US,en;q=0.9');
  const range = sent.get('range');
  if (range !== null) sent.set('range', boundedRange(range));
  const parts = (postDataEntries ?? []).map(({ bytes = '' }) => Buffer.from(bytes, 'base64'));
  return {
    method,
    headers: sent,
    redirect: 'manual',
    signal,
    ...(parts.length > 0 && { body: Buffer.concat(parts) }),
  };
}

/** Closes an open range, so that a video arrives in parts. */
function boundedRange(range: string): string {
  const start = /^bytes=(\d+)-$/.exec(range)?.[1];
  return start === undefined ? range : `bytes=${start}-${Number(start) + RANGE_BYTES - 1}`;
}

function fetched({ status, statusText, headers }: Response, bytes: Uint8Array): FetchedResponse {
  const cookies = headers.getSetCookie().map((value) => ['set-cookie', value] as const);
  const others = [...headers].filter(([name]) => name !== 'set-cookie');
  return { status, statusText, headers: [...others, ...cookies], body: Buffer.from(bytes) };
}

/** A semaphore: admits up to a number at once; resolves to the function that releases the slot. */
function gate(places: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = places;
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}
