import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launch, type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts';
import { BLANKS, DEPARTURES, hostileDocument, PLACES } from './guard/attacks.ts';
import { startCanary, type Canary } from './guard/canary.ts';
import { keepRedirects } from './keep-redirects.ts';

/** Milliseconds after which even a prefetch that waits for the page to be idle has been made, on a busy machine too. */
const AFTERMATH_MS = 8_000;

let canary: Canary;
let site: Server;
let siteHost: string;
let harness: TestHarness;
let followRedirects: () => void;

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
  const place = PLACES[path.slice('/place/'.length)];
  if (place !== undefined) return { status, headers, body: place(canary.host) };
  if (path === '/image-away') return { status: 302, headers: { location: `${at}/image-away` }, body: '' };
  return { status, headers, body: hostileDocument(canary.host, path.slice(1).replaceAll('/', '-')) };
}

beforeAll(async () => {
  followRedirects = keepRedirects();
  canary = await startCanary();
  site = createServer(({ url }, response) => {
    const { status, headers, body } = answer(url ?? '/');
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  harness = createTestHarness({
    workers: [
      { configPath: './render/wrangler.toml', env: 'development', vars: { FETCH_ALLOW_HOSTS: siteHost } },
    ],
  });
  await harness.listen();
});

afterAll(async () => {
  await harness.close();
  site.close();
  canary.close();
  followRedirects();
});

async function render(body: object): Promise<{ status: number; text: string }> {
  canary.collect();
  const response = await harness.fetch('/', { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

/** Ways that work in a document of every kind. */
const WAYS = ['fetch', 'beacon', 'events', 'socket', 'worker', 'worker-socket', 'popup', 'link', 'form'];
/** Speculation rules count in the document of a tab alone. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  top: ['markup', 'declared', 'svg'],
  tampered: ['markup', 'declared', 'svg'],
};

/** Opens a page without the guard until everything expected has arrived, and says what has. */
async function reached(browser: Browser, address: string, expected: readonly string[]): Promise<string[]> {
  canary.collect();
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const isThere = () => expected.every((path) => canary.hits.includes(path));
  await vi.waitUntil(isThere, AFTERMATH_MS).catch(() => {});
  await page.close();
  return canary.collect();
}

describe('a browser without the guard', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  });
  afterAll(() => browser.close());

  it.each(Object.keys(PLACES))('reaches the canary from a page: %s', async (place) => {
    const paths = [...WAYS, ...(RULES[place] ?? [])].map((way) => `/${place}/${way}`);
    const expected = [...paths, 'TCP', 'UDP'];
    const hits = await reached(browser, `http://${siteHost}/place/${place}`, expected);
    expect(hits).toEqual(expect.arrayContaining(expected));
  });
});

describe('the guard', () => {
  it.each(Object.entries(PLACES))('lets nothing out of a given page: %s', async (_, html) => {
    const { status, text } = await render({ html: html(canary.host) });
    expect(canary.collect()).toEqual([]);
    expect(status).toBe(200);
    expect(text).toContain('Still here');
  });

  it.each(Object.entries(DEPARTURES))('reads a page that tries to leave: %s', async (_, html) => {
    const { status, text } = await render({ html: html(canary.host) });
    expect(canary.collect()).toEqual([]);
    expect({ status, shown: /Still here/.test(text) }).toEqual({ status: 200, shown: true });
    expect(text).toContain('"status":200');
  });

  it.each(Object.entries(BLANKS))('says that a page has left for nothing: %s', async (_, html) => {
    const { status, text } = await render({ html: html(canary.host) });
    expect(canary.collect()).toEqual([]);
    expect(status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({ code: 'unreachable', detail: expect.stringContaining('left') });
  });

  it.each([
    ['/headers', 200],
    ['/status/203', 200],
    ['/status/404', 200],
    ['/status/300', 502],
    ['/status/302', 502],
    ['/status/305', 502],
    ['/status/399', 502],
    ['/status/302/away', 502],
  ])('answers a page at %s with %i, and nothing gets out of it', async (path, expected) => {
    const { status } = await render({ url: `http://${siteHost}${path}` });
    expect(canary.collect()).toEqual([]);
    expect(status).toBe(expected);
  });

  it('follows no redirect of a part of the page', async () => {
    await render({ html: `<img src="http://${siteHost}/image-away">` });
    expect(canary.collect()).toEqual([]);
  });

  it('lets through what is allowed, which the canary notes', async () => {
    const open = createTestHarness({
      workers: [
        {
          configPath: './render/wrangler.toml',
          env: 'development',
          vars: { FETCH_ALLOW_HOSTS: `${siteHost},${canary.host}` },
        },
      ],
    });
    await open.listen();
    const body = JSON.stringify({ html: `<img src="http://${canary.host}/allowed">` });
    await open.fetch('/', { method: 'POST', body });
    await open.close();
    expect(canary.collect()).toContain('/allowed');
  });
});
