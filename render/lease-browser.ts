import {
  connect,
  launch,
  sessions,
  type Browser,
  type BrowserContext,
  type BrowserWorker,
} from '@cloudflare/puppeteer';
import { fail } from '../src/errors.ts';
import { WITHOUT_NETWORK } from './without-network.ts';

/** Milliseconds that an idle browser is kept; a new one takes a second and counts against a quota. */
const KEEP_ALIVE_MS = 60_000;
/** Idle browsers tried before a new one is started: others may take them at the same moment. */
const MAX_TRIES = 2;

/**
 * Runs `work` in an exclusive browser: an idle one if available, kept idle again afterwards. Its context has no
 * network and is deleted with its cookies and cache. `signal` closes the browser during the work. Throws
 * `limit_reached`, `unreachable`.
 */
export async function withBrowser<T>(
  binding: BrowserWorker,
  signal: AbortSignal,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const browser = (await waitingBrowser(binding)) ?? (await startBrowser(binding));
  const close = () => void browser.close().catch(ignoreLoss);
  signal.addEventListener('abort', close);
  try {
    if (signal.aborted) close();
    const context = await browser.createBrowserContext(WITHOUT_NETWORK);
    return await work(context).finally(() => context.close());
  } finally {
    signal.removeEventListener('abort', close);
    await release(browser);
  }
}

/** Idle sessions of this isolate, the latest last: found without a request. */
const released: string[] = [];

async function waitingBrowser(binding: BrowserWorker): Promise<Browser | null> {
  const own = released.pop();
  const browser = own === undefined ? null : await reconnect(binding, own);
  if (browser !== null) return browser;
  const known = await sessions(binding).catch(() => []);
  const waiting = known.filter(({ connectionId }) => !connectionId);
  for (const { sessionId } of shuffled(waiting).slice(0, MAX_TRIES)) {
    const found = await reconnect(binding, sessionId);
    if (found !== null) return found;
  }
  return null;
}

function reconnect(binding: BrowserWorker, sessionId: string): Promise<Browser | null> {
  return connect(binding, sessionId).catch(() => null);
}

/** Shuffled, so that simultaneous requests try different browsers. */
function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

async function startBrowser(binding: BrowserWorker): Promise<Browser> {
  try {
    return await launch(binding, { keep_alive: KEEP_ALIVE_MS });
  } catch (cause) {
    const isBusy = cause instanceof Error && /\b429\b/.test(cause.message);
    if (isBusy) return fail('limit_reached', 'All browsers are in use. Try again in a minute.', { cause });
    return fail('unreachable', 'No browser could be started. Try again in a minute.', { cause });
  }
}

/** A browser that is broken or still has a page open is not reused. */
async function release(browser: Browser): Promise<void> {
  const isClean = browser.connected && browser.browserContexts().length === 1;
  if (!isClean) return browser.close().catch(ignoreLoss);
  await browser.disconnect();
  released.push(browser.sessionId());
}

/** Ignores errors: a browser that is gone needs no closing. */
function ignoreLoss(): void {}
