import type { DecodePicture } from './picture/pixels.ts';
import { fail, TasteError } from '../errors.ts';
import type { FetchLimits } from './limits.ts';
import { isPublicAddress } from './public-address.ts';
import { isAllowed, publicUrl } from './public-url.ts';
import { readBody, untilAborted, type Body, type ByteBudget } from './read-body.ts';

/** The platform's `fetch` or a replacement. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The IP addresses of a host name. */
export type Resolve = (hostName: string) => Promise<readonly string[]>;

/** Settings of requests: the fetch implementation, allowed targets, limits. */
export interface FetchContext {
  readonly fetch: Fetch;
  readonly resolve: Resolve | null;
  readonly allowHosts: readonly string[];
  readonly limits: FetchLimits;
  /** Null where pictures are not decoded. */
  readonly decodePicture: DecodePicture | null;
  /** Aborts every request of the page. */
  readonly signal: AbortSignal;
}

/** One request. */
export interface RequestOptions {
  /** The Accept header. */
  readonly accept: string;
  /** The Range header, when a part is enough. */
  readonly range?: string;
  readonly budget: ByteBudget;
  /** Throws when the response is unusable; its body is then not read. */
  check(contentType: string, url: URL): void;
}

export interface Resource extends Body {
  /** After redirects. */
  readonly url: URL;
  readonly contentType: string;
}

/**
 * Fetches one resource. Every redirect is checked for a public address, and every wait has a timeout. Throws
 * `invalid_url`, `private_address`, `unreachable`, or what `check` throws.
 */
export async function request(
  address: string | URL,
  context: FetchContext,
  options: RequestOptions,
): Promise<Resource> {
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(context.limits.requestMs)]);
  try {
    const { response, url } = await followRedirects(
      publicUrl(address, context.allowHosts),
      context,
      options,
      signal,
    );
    const contentType = response.headers.get('content-type') ?? '';
    try {
      if (!response.ok) fail('unreachable', `The address returned HTTP ${response.status}.`);
      options.check(contentType, url);
    } catch (cause) {
      abortRequest(response);
      throw cause;
    }
    const body = await readBody(response, options.budget, signal).catch((cause: unknown) => {
      if (signal.aborted) throw cause;
      return fail('unreachable', 'The content broke off or cannot be decompressed.', { cause });
    });
    return { url, contentType, ...body };
  } catch (cause) {
    throw asTasteError(cause, signal, context);
  }
}

async function followRedirects(
  start: URL,
  context: FetchContext,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<{ response: Response; url: URL }> {
  let url = start;
  for (let hop = 0; hop <= context.limits.redirects; hop++) {
    await untilAborted(refusePrivateAnswers(url, context), signal);
    const response = await untilAborted(
      context.fetch(url.href, {
        method: 'GET',
        redirect: 'manual',
        signal,
        headers: {
          accept: options.accept,
          'accept-language': 'en',
          'user-agent': USER_AGENT,
          ...(options.range !== undefined && { range: options.range }),
        },
      }),
      signal,
    );
    const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
    if (location === null) return { response, url };
    abortRequest(response);
    url = nextHop(location, url, context);
  }
  return fail('unreachable', `The address redirects more than ${context.limits.redirects} times.`);
}

/** The server chose the redirect, so an invalid one is its failure, not the caller's. */
function nextHop(location: string, from: URL, context: FetchContext): URL {
  const next =
    URL.parse(location, from.href) ?? fail('unreachable', 'The address redirects to a malformed URL.');
  try {
    return publicUrl(next, context.allowHosts);
  } catch (cause) {
    if (cause instanceof TasteError && cause.code === 'private_address') {
      return fail('private_address', 'The address redirects to a private, local or reserved address.', {
        cause,
      });
    }
    return fail('unreachable', 'The address redirects to a URL that cannot be fetched.', { cause });
  }
}

/**
 * On a platform that can reach private networks, a public name may still resolve to a private address. Lookup and
 * connection are separate: only a `fetch` that connects to the addresses checked here stops a resolver that changes
 * its answer in between.
 */
async function refusePrivateAnswers(url: URL, context: FetchContext): Promise<void> {
  if (context.resolve === null || isAllowed(url, context.allowHosts) || isPublicAddress(url.hostname)) return;
  const addresses = await context.resolve(url.hostname);
  if (addresses.length === 0) fail('unreachable', 'The host name has no address.');
  if (!addresses.every(isPublicAddress)) fail('private_address');
}

function abortRequest(response: Response): void {
  response.body?.cancel().catch(() => {});
}

function asTasteError(cause: unknown, signal: AbortSignal, context: FetchContext): TasteError {
  if (cause instanceof TasteError) return cause;
  if (!signal.aborted) return new TasteError('unreachable', 'The address could not be reached.', { cause });
  const ms = context.signal.aborted ? context.limits.totalMs : context.limits.requestMs;
  return new TasteError('unreachable', `The address did not respond completely within ${ms / 1000} s.`, {
    cause,
  });
}

export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Identifies this client; `Mozilla/5.0` because many servers refuse others. */
const USER_AGENT = 'Mozilla/5.0 (compatible; design-taste-catalog/0.1)';
