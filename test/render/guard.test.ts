import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRender, type Workers } from '../../scripts/service/start-workers.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { BLANKS, DEPARTURES, HOSTILE_PAGES, hostileDocument } from './guard/attacks.ts';
import { startCanary, type Canary } from './guard/canary.ts';
import { renderBundle } from '../render-bundle.ts';

/** ms; by then a prefetch that waits for an idle page is usually sent; otherwise the page is opened again. */
const AFTERMATH_MS = 10_000;
/** ms; enough for several openings on a busy machine. */
const CONTROL_MS = 80_000;
/** ms; the last opening may begin just before the end. */
const TEST_MARGIN_MS = 50_000;
/** ms; by then a packet sent by a browser has arrived on loopback. */
const ARRIVAL_MS = 300;
/** Pages rendered in parallel, each in a separate browser. */
const AT_ONCE = 2;
/** Requests for a page whose rendering times out, as it may while other tests keep the machine busy. */
const MAX_TRIES = 3;
/** Pages that may time out because the machine is busy: an attack that makes rendering hang times out every time. */
const MAX_REPEATED = 1;

/** A server that no page may reach. */
let canary: Canary;
/** A server that every page may reach. */
let allowed: Canary;
let site: Server;
let siteHost: string;
let service: Workers;

/** Pages of an allowed host: what their headers ask for, and documents under a status that is no document's. */
function answer(path: string): { status: number; headers: Record<string, string>; body: string } {
  const at = `http://${canary.host}`;
  const status = Number(/^\/status\/(\d+)/.exec(path)?.[1] ?? 200);
  const headers: Record<string, string> = { 'content-type': 'text/html' };
  if (path === '/status/302/away') headers['location'] = `${at}/redirected`;
  if (path === '/headers') {
    Object.assign(headers, {
      link: `<${at}>; rel=preconnect, <${at}/header-prefetch>; rel=prefetch, <${at}/header-preload>; rel=preload; as=image`,
      refresh: `0; url=${at}/header-refresh`,
      'speculation-rules': `"${at}/rules"`,
      'reporting-endpoints': `default="${at}/reports"`,
      'report-to': JSON.stringify({ group: 'default', max_age: 99, endpoints: [{ url: `${at}/reports` }] }),
      nel: JSON.stringify({ report_to: 'default', max_age: 99, success_fraction: 1 }),
      'content-security-policy': `img-src 'none'; report-uri ${at}/report; report-to default`,
    });
  }
  const hostile = HOSTILE_PAGES[path.slice('/hostile/'.length)];
  if (hostile !== undefined) return { status, headers, body: hostile.html(canary.host) };
  if (path === '/image-away') return { status: 302, headers: { location: `${at}/image-away` }, body: '' };
  return { status, headers, body: hostileDocument(canary.host, path.slice(1).replaceAll('/', '-')) };
}

beforeAll(async () => {
  [canary, allowed] = await Promise.all([startCanary(), startCanary()]);
  site = createServer(({ url }, response) => {
    const { status, headers, body } = answer(url ?? '/');
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const vars = { FETCH_ALLOW_HOSTS: `${siteHost},${allowed.host}` };
  service = await startRender({ bundle: renderBundle(), vars });
});

afterAll(async () => {
  await service.close();
  site.close();
  canary.close();
  allowed.close();
});

/** Attacks that work in every kind of document. */
const WAYS = ['fetch', 'beacon', 'events', 'socket', 'worker', 'worker-socket', 'popup', 'link', 'form'];
/** Speculation rules work only in a top-level document. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  top: ['markup', 'declared', 'svg'],
  tampered: ['markup', 'declared', 'svg'],
};

describe('a browser without the guard', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  });
  afterAll(() => browser.close());

  it.each(Object.entries(HOSTILE_PAGES))(
    'sends requests to the canary from a page: %s',
    async (name, { places }) => {
      const paths = places.flatMap((place) =>
        [...WAYS, ...(RULES[place] ?? [])].map((way) => `/${place}/${way}`),
      );
      const expected = [...paths, 'TCP', 'UDP'];
      const hits = await reached(browser, `http://${siteHost}/hostile/${name}`, expected);
      expect(hits).toEqual(expect.arrayContaining(expected));
    },
    CONTROL_MS + TEST_MARGIN_MS,
  );
});

/** Opens a page without the guard, again if necessary, until everything expected has arrived; returns what has. */
async function reached(browser: Browser, address: string, expected: readonly string[]): Promise<string[]> {
  canary.collect();
  const isThere = () => expected.every((path) => canary.hits.includes(path));
  for (const end = Date.now() + CONTROL_MS; !isThere() && Date.now() < end;) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'domcontentloaded' }).catch(() => {}); // a busy machine may be too slow
    await vi.waitUntil(isThere, AFTERMATH_MS).catch(() => {});
    await context.close();
  }
  return canary.collect();
}

type Attack = readonly [name: string, request: () => object, status: number, contains: readonly string[]];

const READ = ['Still here', '"status":200'];
const NAVIGATED_AWAY = ['"code":"unreachable"', 'The page navigated to an address without a page'];

const ATTACKS: readonly Attack[] = [
  ...Object.entries(HOSTILE_PAGES).map(([name, { html }]) =>
    given(`a hostile page: ${name}`, html, 200, READ),
  ),
  ...Object.entries(DEPARTURES).map(([name, html]) =>
    given(`a page that tries to leave: ${name}`, html, 200, READ),
  ),
  ...Object.entries(BLANKS).map(([name, html]) =>
    given(`a page that has left for an empty one: ${name}`, html, 502, NAVIGATED_AWAY),
  ),
  fetched('/headers', 200),
  fetched('/status/203', 200),
  fetched('/status/404', 200),
  fetched('/status/300', 502),
  fetched('/status/302', 502),
  fetched('/status/305', 502),
  fetched('/status/399', 502),
  fetched('/status/302/away', 502),
  given('an image that redirects', () => `<img src="http://${siteHost}/image-away">`, 200, []),
  given('an allowed image', () => `<img src="http://${allowed.host}/allowed">`, 200, []),
];

function given(
  name: string,
  html: (host: string) => string,
  status: number,
  contains: readonly string[],
): Attack {
  return [name, () => ({ html: html(canary.host) }), status, contains];
}

function fetched(path: string, status: number): Attack {
  return [`a page at ${path}`, () => ({ url: `http://${siteHost}${path}` }), status, []];
}

describe('the guard', () => {
  const answers = new Map<string, Answer>();
  /** Pages whose rendering timed out at least once. */
  const repeated: string[] = [];

  beforeAll(async () => {
    canary.collect();
    const queue = ATTACKS.values();
    const renderRest = async () => {
      for (const [name, request] of queue) {
        const { answer, tries } = await renderInTime(request());
        answers.set(name, answer);
        if (tries > 1) repeated.push(name);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, renderRest));
    await wait(ARRIVAL_MS);
  }, 240_000);

  it('blocks every request of hostile pages', () => {
    expect(canary.hits).toEqual([]);
  });

  it('answers all pages but one at the first request', () => {
    expect(repeated.length, repeated.join(', ')).toBeLessThanOrEqual(MAX_REPEATED);
  });

  it('lets allowed requests through to a canary', () => {
    expect(allowed.hits).toContain('/allowed');
  });

  it.each(ATTACKS)('answers %s', (name, _, status, contains) => {
    const answer = answers.get(name);
    expect(answer?.status).toBe(status);
    for (const part of contains) expect(answer?.text).toContain(part);
  });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function renderInTime(body: object): Promise<{ answer: Answer; tries: number }> {
  let answer = await render(body);
  let tries = 1;
  for (; answer.status === 504 && tries < MAX_TRIES; tries++) answer = await render(body);
  return { answer, tries };
}

async function render(body: object): Promise<Answer> {
  const response = await service.fetch('/', { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}
