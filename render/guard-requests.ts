import type { CDPEvents, CDPSession, Page } from '@cloudflare/puppeteer';
import { FETCH_LIMITS } from '../src/page/limits.ts';
import { publicUrl } from '../src/page/public-url.ts';
import { CLOSE_SIDE_DOORS } from '#in-page';

type PausedRequest = CDPEvents['Fetch.requestPaused'];

/** Bytes of a document, several times what is read of one that is fetched; bytes of one part of it. */
const MOST_BYTES = 4 * FETCH_LIMITS.htmlBytes;
const PART_BYTES = 1_000_000;

/**
 * What a page may do while it is looked at. Windows, frames, workers and sockets are refused because their
 * requests would not pass the guard; nothing of a page's own look needs them.
 */
const POLICY = [
  'sandbox allow-scripts allow-same-origin',
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  'connect-src http: https: data: blob:',
].join('; ');

/** The body is passed on decoded; the other makes a browser fetch ahead of the guard. */
const DROPPED_HEADERS: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'speculation-rules',
]);

/** A document that is shown without being fetched. */
export interface GivenDocument {
  /** Without a fragment, which no request carries. */
  readonly address: string;
  readonly html: string;
}

interface Guard {
  readonly session: CDPSession;
  readonly allowHosts: readonly string[];
  readonly given: GivenDocument | null;
}

/**
 * Lets the page ask only public addresses, redirects included. What a name resolves to is left to the
 * network the browser runs in, as for every fetch of the service.
 */
export async function guardRequests(
  page: Page,
  allowHosts: readonly string[],
  given: GivenDocument | null,
): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', (paused) => {
    // The page may be closed while its last requests are still asking.
    decide(paused, { session, allowHosts, given }).catch(() => {});
  });
  if (allowHosts.length > 0) await allowLocalNetwork(session, page.browserContext().id);
  await session.send('Page.setPrerenderingAllowed', { isAllowed: false });
  await session.send('Fetch.enable', {
    patterns: [{ requestStage: 'Request' }, { requestStage: 'Response', resourceType: 'Document' }],
  });
  await page.evaluateOnNewDocument(CLOSE_SIDE_DOORS);
}

/**
 * Chromium itself keeps a page from asking this machine and its network. Where exceptions are configured, the guard
 * alone decides.
 */
async function allowLocalNetwork(session: CDPSession, browserContextId: string | undefined): Promise<void> {
  const permissions = ['loopbackNetwork', 'localNetwork'] as never[]; // newer than the types of the protocol
  // A Chromium that does not know them has no such barrier, or one permission for both.
  const granted = { permissions, ...(browserContextId !== undefined && { browserContextId }) };
  await session.send('Browser.grantPermissions', granted).catch(() => {});
}

async function decide(paused: PausedRequest, { session, allowHosts, given }: Guard): Promise<void> {
  const { requestId, request, resourceType, responseStatusCode: status, responseErrorReason } = paused;
  if (status !== undefined) {
    const isRedirect = status >= 300 && status < 400;
    await (isRedirect
      ? session.send('Fetch.continueRequest', { requestId })
      : dress(session, paused, status));
  } else if (resourceType === 'Document' && request.url === given?.address) {
    await session.send('Fetch.fulfillRequest', documentAnswer(requestId, given.html));
  } else if (responseErrorReason === undefined && mayAsk(request.url, allowHosts)) {
    await session.send('Fetch.continueRequest', { requestId });
  } else {
    await refuse(session, requestId);
  }
}

function documentAnswer(requestId: string, html: string) {
  return {
    requestId,
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }, UNDER_POLICY],
    body: Buffer.from(html).toString('base64'),
  };
}

const UNDER_POLICY = { name: 'Content-Security-Policy', value: POLICY };

async function refuse(session: CDPSession, requestId: string): Promise<void> {
  await session.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
}

/** Passes a document on under the policy. Its headers count only when its body is given anew. */
async function dress(session: CDPSession, paused: PausedRequest, responseCode: number): Promise<void> {
  const { requestId, responseHeaders = [] } = paused;
  const body = await bodyOf(session, requestId);
  if (body === null) return refuse(session, requestId);
  const kept = responseHeaders.filter(({ name }) => !DROPPED_HEADERS.has(name.toLowerCase()));
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [...kept, UNDER_POLICY],
    body: body.toString('base64'),
  });
}

/** Null for a document larger than any page is read: it would fill the Worker before the browser. */
async function bodyOf(session: CDPSession, requestId: string): Promise<Buffer | null> {
  const { stream: handle } = await session.send('Fetch.takeResponseBodyAsStream', { requestId });
  const parts: Buffer[] = [];
  let left = MOST_BYTES;
  for (;;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle, size: PART_BYTES });
    const part = Buffer.from(data, base64Encoded ? 'base64' : 'utf8');
    left -= part.length;
    if (!eof && left >= 0) parts.push(part);
    else {
      await session.send('IO.close', { handle });
      return left < 0 ? null : Buffer.concat([...parts, part]);
    }
  }
}

function mayAsk(address: string, allowHosts: readonly string[]): boolean {
  try {
    return publicUrl(address, allowHosts) !== null;
  } catch {
    return false;
  }
}
