import type { CDPEvents, CDPSession, Page } from '@cloudflare/puppeteer';
import { publicUrl } from '../src/page/public-url.ts';
import type { Fetch } from '../src/page/request.ts';
import { DISABLE_NETWORK_APIS } from '#in-page';
import { fetchForPage, type FetchedResponse } from './fetch-for-page.ts';
import { REDIRECTS } from '../src/page/request.ts';

type PausedRequest = CDPEvents['Fetch.requestPaused'];

/**
 * Restrictions of a page while it is read. Windows, forms, frames, workers and sockets are refused: a page's
 * appearance does not need them.
 */
const POLICY = [
  'sandbox allow-scripts allow-same-origin',
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  'connect-src http: https: data: blob:',
].join('; ');

/** Headers about the encoded body, and one that requests prefetches. */
const DROPPED_HEADERS: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'speculation-rules',
]);

/** Resource types that report on the page and never change its appearance. */
const REPORTS: ReadonlySet<string> = new Set(['Ping', 'CSPViolationReport']);

/** A document that is shown without a fetch. */
export interface GivenDocument {
  /** Without a fragment, as in requests. */
  readonly address: string;
  readonly html: string;
}

interface GuardOptions {
  readonly allowHosts: readonly string[];
  readonly given: GivenDocument | null;
  /** Aborts the requests of the page. */
  readonly signal: AbortSignal;
  /** Sends the requests; by default the `fetch` of the platform. */
  readonly fetch?: Fetch | undefined;
}

/** The document that the page shows, whatever else it tried to open. */
export interface ShownDocument {
  /** HTTP status of the last document that was neither a redirect nor refused; null before the first. */
  status: number | null;
}

interface Guard extends Omit<GuardOptions, 'signal' | 'fetch'> {
  readonly session: CDPSession;
  readonly shown: ShownDocument;
  readonly fetch: (request: PausedRequest['request']) => Promise<FetchedResponse | null>;
}

/**
 * Answers every request of the page: from the network if the address is public, redirects included, otherwise with a
 * failure. The page's browser context has no network (`withBrowser`), so other requests go nowhere. Name resolution
 * is left to the platform, as for every fetch of the service.
 */
export async function guardRequests(
  page: Page,
  { signal, fetch, ...options }: GuardOptions,
): Promise<ShownDocument> {
  const session = await page.createCDPSession();
  const shown: ShownDocument = { status: null };
  const guard: Guard = { session, shown, fetch: fetchForPage(signal, fetch), ...options };
  session.on('Fetch.requestPaused', (paused) => {
    // The page may close before its last requests are answered.
    decide(paused, guard).catch(() => {});
  });
  await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
  await session.send('Fetch.enable', { patterns: [{ requestStage: 'Request' }] });
  await page.evaluateOnNewDocument(DISABLE_NETWORK_APIS);
  return shown;
}

async function decide(paused: PausedRequest, guard: Guard): Promise<void> {
  const { requestId, resourceType } = paused;
  const response = await answerTo(paused, guard).catch(() => null);
  if (response !== null && isUsable(response)) {
    if (resourceType === 'Document' && isShown(response)) guard.shown.status = response.status;
    await guard.session.send('Fetch.fulfillRequest', underPolicy(requestId, response));
  } else if (resourceType === 'Document') {
    await guard.session.send('Fetch.fulfillRequest', underPolicy(requestId, STAY));
  } else {
    await guard.session.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
  }
}

/** Keeps a tab at its current document, where a failure would show an error page instead. */
const STAY: FetchedResponse = { status: 204, statusText: 'No Content', headers: [], body: Buffer.alloc(0) };

async function answerTo(paused: PausedRequest, guard: Guard): Promise<FetchedResponse | null> {
  const { request, resourceType } = paused;
  const isDocument = resourceType === 'Document';
  if (isDocument && request.url === guard.given?.address) return givenResponse(guard.given);
  const isAllowed = !REPORTS.has(resourceType) && (!isDocument || request.method === 'GET');
  return isAllowed && mayAsk(request.url, guard.allowHosts) ? guard.fetch(request) : null;
}

function givenResponse({ html }: GivenDocument): FetchedResponse {
  const headers = [['content-type', 'text/html; charset=utf-8']] as const;
  return { status: 200, statusText: 'OK', headers, body: Buffer.from(html) };
}

/** A 3xx status without a redirect target is not a valid response to an unconditional request. */
function isUsable({ status, headers }: FetchedResponse): boolean {
  if (status < 300 || status >= 400) return true;
  return REDIRECTS.has(status) && headers.some(([name]) => name === 'location');
}

/** A redirect is followed, and a response without content leaves the browser at its page. */
function isShown({ status }: FetchedResponse): boolean {
  return !REDIRECTS.has(status) && status !== 204 && status !== 205;
}

/** Adds the policy to every response, whatever its type. */
function underPolicy(requestId: string, { status, statusText, headers, body }: FetchedResponse) {
  const kept = headers.filter(([name]) => !DROPPED_HEADERS.has(name));
  return {
    requestId,
    responseCode: status,
    responsePhrase: statusText || 'Unnamed',
    responseHeaders: [...kept, ['content-security-policy', POLICY] as const].map(([name, value]) => ({
      name,
      value,
    })),
    body: body.toString('base64'),
  };
}

function mayAsk(address: string, allowHosts: readonly string[]): boolean {
  try {
    return publicUrl(address, allowHosts) !== null;
  } catch {
    return false;
  }
}
