import type { CDPEvents, CDPSession, Page } from '@cloudflare/puppeteer';
import { publicUrl } from '../src/page/public-url.ts';
import { CLOSE_SIDE_DOORS } from '#in-page';

type PausedRequest = CDPEvents['Fetch.requestPaused'];

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

/**
 * Lets the page ask only public addresses, redirects included. What a name resolves to is left to the
 * network the browser runs in, as for every fetch of the service.
 */
export async function guardRequests(page: Page, allowHosts: readonly string[]): Promise<void> {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', (paused) => {
    // The page may be closed while its last requests are still asking.
    decide(session, paused, allowHosts).catch(() => {});
  });
  if (allowHosts.length > 0) await allowLocalNetwork(session);
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
async function allowLocalNetwork(session: CDPSession): Promise<void> {
  const permissions = ['loopbackNetwork', 'localNetwork'] as never[]; // newer than the types of the protocol
  // A Chromium that does not know them has no such barrier, or one permission for both.
  await session.send('Browser.grantPermissions', { permissions }).catch(() => {});
}

async function decide(
  session: CDPSession,
  paused: PausedRequest,
  allowHosts: readonly string[],
): Promise<void> {
  const { requestId, request, responseStatusCode: status, responseErrorReason } = paused;
  if (status !== undefined) {
    const isRedirect = status >= 300 && status < 400;
    await (isRedirect
      ? session.send('Fetch.continueRequest', { requestId })
      : dress(session, paused, status));
  } else if (responseErrorReason === undefined && mayAsk(request.url, allowHosts)) {
    await session.send('Fetch.continueRequest', { requestId });
  } else {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'AccessDenied' });
  }
}

/** Passes a document on under the policy. Its headers count only when its body is given anew. */
async function dress(
  session: CDPSession,
  { requestId, responseHeaders }: PausedRequest,
  responseCode: number,
): Promise<void> {
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
  const kept = (responseHeaders ?? []).filter(({ name }) => !DROPPED_HEADERS.has(name.toLowerCase()));
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [...kept, { name: 'Content-Security-Policy', value: POLICY }],
    body: base64Encoded ? body : Buffer.from(body).toString('base64'),
  });
}

function mayAsk(address: string, allowHosts: readonly string[]): boolean {
  try {
    return publicUrl(address, allowHosts) !== null;
  } catch {
    return false;
  }
}
