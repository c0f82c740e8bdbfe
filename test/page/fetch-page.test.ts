import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TasteError } from '../../src/errors.ts';
import { fetchPage, type FetchOptions } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';
import {
  cutOff,
  drip,
  endless,
  hung,
  hungBody,
  redirect,
  send,
  startLoopback,
  type Loopback,
  type Route,
} from './loopback.ts';

let web: Loopback;
beforeAll(async () => void (web = await startLoopback()));
afterAll(() => web.close());
beforeEach(() => {
  web.asked.length = 0;
  for (const path of Object.keys(web.routes)) delete web.routes[path];
});

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const HELLO = '<!doctype html><title>t</title><p>hello';

function load(path: string, options: Partial<FetchOptions> = {}): Promise<Page> {
  return fetchPage(`${web.origin}${path}`, { fetch, now: () => NOW, allowHosts: [web.host], ...options });
}

async function failure(path: string, options: Partial<FetchOptions> = {}): Promise<string> {
  const cause = await load(path, options).then(
    () => 'no failure',
    (error: unknown) => error,
  );
  return cause instanceof TasteError ? `${cause.code}: ${cause.message}` : String(cause);
}

const textOfPage = (page: Page) =>
  page.document.elements.flatMap((e) => e.content.filter((c) => typeof c === 'string')).join('');

describe('a page that can be fetched', () => {
  it('has its URL, its fetch time and its counts', async () => {
    web.routes['/'] = HELLO;
    const page = await load('/#top');
    expect(page).toMatchObject({
      url: `${web.origin}/`,
      requestedUrl: `${web.origin}/#top`,
      fetchedAt: '2026-01-02T03:04:05.000Z',
      remarks: [],
      stats: { htmlBytes: HELLO.length, elements: 5, sheets: 0, sheetsMissing: 0, truncated: false },
    });
  });

  it.each([
    ['gzip', gzipSync(HELLO)],
    ['deflate', deflateSync(HELLO)],
    ['br', brotliCompressSync(HELLO)],
  ])('is decompressed from %s', async (encoding, body) => {
    web.routes['/'] = send(200, 'text/html', body, { 'content-encoding': encoding });
    expect(textOfPage(await load('/'))).toContain('hello');
  });

  it.each([
    ['text/html', HELLO],
    ['TEXT/HTML;charset=utf-8', HELLO],
    ['application/xhtml+xml', HELLO],
  ])('is read without a remark when sent as %s', async (type, body) => {
    web.routes['/'] = send(200, type, body);
    expect((await load('/')).remarks).toEqual([]);
  });

  it.each([[''], ['text/plain'], ['application/octet-stream'], ['application/xml']])(
    'is read with a remark when sent as "%s" but looks like HTML',
    async (type) => {
      web.routes['/'] = send(200, type, HELLO);
      expect((await load('/')).remarks.map(({ code }) => code)).toEqual(['type_sniffed']);
    },
  );

  it('is requested without cookies and with a user agent', async () => {
    let seen: NodeJS.Dict<string | string[]> = {};
    web.routes['/'] = (response, request) => {
      seen = request.headers;
      send(200, 'text/html', HELLO, { 'set-cookie': 'a=b' })(response);
    };
    await load('/');
    await load('/');
    expect(seen['cookie']).toBeUndefined();
    expect(seen['user-agent']).toContain('design-taste-catalog');
  });
});

describe('a response that is not a page', () => {
  it.each([
    ['image/png', 'x'],
    ['application/pdf', '%PDF-1.7'],
    ['application/json', '{}'],
    ['video/mp4', 'x'],
    ['text/plain', 'just words'],
    ['', 'just words'],
    ['text/html', ''],
    ['text/html', ' \n\t '],
  ])('%s "%s" is unparseable', async (type, body) => {
    web.routes['/'] = send(200, type, body);
    expect(await failure('/')).toMatch(/^unparseable/);
  });

  it('an endless video is refused before its body is read', async () => {
    web.routes['/'] = endless('video/mp4');
    expect(await failure('/')).toMatch(/^unparseable: .*video\/mp4/);
  });

  it.each([[204], [205]])('HTTP %i is an empty page', async (status) => {
    web.routes['/'] = send(status, 'text/html', '');
    expect(await failure('/')).toMatch(/^unparseable: .*empty/);
  });

  it.each([[304], [400], [401], [403], [404], [410], [429], [500], [503], [530]])(
    'HTTP %i is unreachable and names the status',
    async (status) => {
      web.routes['/'] = send(status, 'text/html', status === 304 ? '' : HELLO);
      expect(await failure('/')).toBe(`unreachable: The address returned HTTP ${status}.`);
    },
  );

  it.each<[string, Route]>([
    ['shorter than its length', cutOff({ 'content-length': '9999' })],
    ['without its last chunk', cutOff({})],
    ['no gzip', send(200, 'text/html', HELLO, { 'content-encoding': 'gzip' })],
  ])('content that is %s was reached, and broke off', async (_, route) => {
    web.routes['/'] = route;
    expect(await failure('/')).toMatch(/^unreachable: The content broke off/);
  });

  it('a closed port is unreachable', async () => {
    const gone = await startLoopback();
    await gone.close();
    await expect(
      fetchPage(gone.origin, { fetch, now: () => NOW, allowHosts: [gone.host] }),
    ).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('redirects', () => {
  it.each([[301], [302], [303], [307], [308]])('HTTP %i is followed', async (status) => {
    web.routes['/'] = redirect('/b?c#d', status);
    web.routes['/b?c'] = HELLO;
    expect(await load('/')).toMatchObject({ url: `${web.origin}/b?c`, requestedUrl: `${web.origin}/` });
  });

  it('relative and protocol-relative targets resolve against the redirecting URL', async () => {
    web.routes['/a/'] = redirect('b/c');
    web.routes['/a/b/c'] = redirect(`//${web.host}/d`);
    web.routes['/d'] = HELLO;
    expect((await load('/a/')).url).toBe(`${web.origin}/d`);
  });

  it('follows five redirects, but not six', async () => {
    for (let i = 0; i < 6; i++) web.routes[`/${i}`] = redirect(`/${i + 1}`);
    web.routes['/6'] = HELLO;
    expect((await load('/1')).url).toBe(`${web.origin}/6`);
    expect(await failure('/0')).toBe('unreachable: The address redirects more than 5 times.');
  });

  it('a redirect cycle ends', async () => {
    web.routes['/'] = redirect('/');
    expect(await failure('/')).toMatch(/^unreachable/);
    expect(web.asked).toHaveLength(6);
  });

  it.each([
    ['http://10.0.0.1/', 'private_address'],
    ['http://169.254.169.254/latest/meta-data/', 'private_address'],
    ['http://127.0.0.1:1234/', 'private_address'],
    ['//localhost/', 'private_address'],
    ['http://[::ffff:7f00:1]/', 'private_address'],
    ['file:///etc/passwd', 'unreachable'],
    ['javascript:alert(1)', 'unreachable'],
    ['data:text/html,<p>x', 'unreachable'],
    ['http://user:secret@example.com/', 'unreachable'],
    ['http://example.com:22/', 'unreachable'],
    ['http://[', 'unreachable'],
  ])('to %s: %s', async (location, code) => {
    web.routes['/'] = redirect(location);
    expect(await failure('/')).toMatch(new RegExp(`^${code}:`));
    expect(web.asked).toEqual(['/']);
  });

  it('without a Location header is treated as a normal response', async () => {
    web.routes['/'] = send(302, 'text/html', HELLO);
    expect(await failure('/')).toMatch(/HTTP 302/);
  });

  it('is never followed by the platform fetch', async () => {
    const modes: unknown[] = [];
    const spy: FetchOptions['fetch'] = (url, init) => {
      modes.push(init.redirect);
      return fetch(url, init);
    };
    web.routes['/'] = redirect('/b');
    web.routes['/b'] = HELLO;
    await load('/', { fetch: spy });
    expect(modes).toEqual(['manual', 'manual']);
  });
});

describe('<meta refresh>', () => {
  it.each([
    ['0;url=/next'],
    ['0; URL=/next'],
    ['1;url="/next" '],
    ["0,url='/next'"],
    ['0 /next'],
    ['0.5; /next'],
  ])('content="%s" is followed', async (content) => {
    web.routes['/'] =
      `<!doctype html><meta http-equiv=Refresh content='${content.replaceAll("'", '&#39;')}'>`;
    web.routes['/next'] = HELLO;
    const page = await load('/');
    expect(page.url).toBe(`${web.origin}/next`);
    expect(page.remarks.map(({ code }) => code)).toEqual(['meta_refresh']);
  });

  it.each([['30;url=/next'], ['5'], ['0'], ['url=/next'], [''], ['0;url='], ['0;url=/#a']])(
    'content="%s" is not followed',
    async (content) => {
      web.routes['/'] = `<!doctype html><meta http-equiv=refresh content="${content}"><p>here`;
      expect((await load('/')).url).toBe(`${web.origin}/`);
    },
  );

  it('inside <noscript> is ignored', async () => {
    web.routes['/'] =
      '<!doctype html><noscript><meta http-equiv=refresh content="0;url=/next"></noscript><p>x';
    expect((await load('/')).url).toBe(`${web.origin}/`);
  });

  it('is followed only once', async () => {
    web.routes['/'] = '<meta http-equiv=refresh content="0;url=/b"><p>a';
    web.routes['/b'] = '<meta http-equiv=refresh content="0;url=/"><p>b';
    expect((await load('/')).url).toBe(`${web.origin}/b`);
    expect(web.asked).toEqual(['/', '/b']);
  });

  it.each([
    ['http://192.168.0.1/'],
    ['http://[fd00::1]/'],
    ['http://localhost:1/'],
    ['mailto:jane@example.com'],
    ['javascript:alert(1)'],
    ['http://user:password@example.com/'],
    ['https://example.com:25/'],
    [`https://example.com/${'a'.repeat(10_000)}`],
  ])('to %s is not followed, and the page itself is read', async (target) => {
    web.routes['/'] = `<!doctype html><meta http-equiv=refresh content="0;url=${target}"><p>here`;
    const page = await load('/');
    expect([page.url, web.asked]).toEqual([`${web.origin}/`, ['/']]);
    expect(page.remarks.map(({ code }) => code)).toEqual(['meta_refresh_refused']);
  });

  it('to a missing page is an unreachable error', async () => {
    web.routes['/'] = '<!doctype html><meta http-equiv=refresh content="0;url=/nowhere"><p>here';
    expect(await failure('/')).toMatch(/^unreachable/);
  });
});

describe('an upstream response that does not end', () => {
  const limits = { requestMs: 60, totalMs: 2000, htmlBytes: 50_000 };
  /** For responses that do end, also on a busy machine. */
  const patient = { ...limits, requestMs: 10_000, totalMs: 10_000 };

  it.each([
    ['no headers', hung],
    ['headers and half a body', hungBody],
    ['a byte now and then', drip],
  ])('%s: unreachable after the request timeout', async (_, route) => {
    web.routes['/'] = route;
    expect(await failure('/', { limits })).toBe(
      'unreachable: The address did not respond completely within 0.06 s.',
    );
  });

  it('a platform fetch that ignores its abort signal does not delay the page', async () => {
    const deaf: FetchOptions['fetch'] = () => new Promise(() => {});
    expect(await failure('/', { limits, fetch: deaf })).toMatch(/^unreachable/);
  });

  it('a slow redirect chain shares one request timeout', async () => {
    let hops = 0;
    const slow: FetchOptions['fetch'] = async () => {
      hops++;
      await new Promise((done) => setTimeout(done, 40));
      return new Response(null, { status: 302, headers: { location: '/' } });
    };
    expect(await failure('/', { limits, fetch: slow })).toMatch(/0\.06 s/);
    expect(hops).toBeLessThan(4);
  });

  it('the page timeout and the caller can abort it', async () => {
    web.routes['/'] = hung;
    expect(await failure('/', { limits: { totalMs: 30 } })).toMatch(/0\.03 s/);
    expect(await failure('/', { signal: AbortSignal.abort() })).toMatch(/^unreachable/);
  });

  it('an endless page is truncated at the limit with a remark', async () => {
    web.routes['/'] = endless('text/html');
    const page = await load('/', { limits: patient });
    expect(page.stats).toMatchObject({ htmlBytes: 50_000, truncated: true });
    expect(page.remarks.map(({ code }) => code)).toEqual(['html_truncated']);
  });

  it('a compression bomb is truncated by its decompressed size', async () => {
    web.routes['/'] = send(200, 'text/html', gzipSync(`<p>${'0'.repeat(5_000_000)}`), {
      'content-encoding': 'gzip',
    });
    expect((await load('/', { limits: patient })).stats).toMatchObject({
      htmlBytes: 50_000,
      truncated: true,
    });
  });

  it('a page of exactly the maximum size is not truncated', async () => {
    web.routes['/'] = HELLO.padEnd(50_000, '.');
    expect((await load('/', { limits: patient })).stats).toMatchObject({
      htmlBytes: 50_000,
      truncated: false,
    });
  });
});

describe('a caller with DNS lookup', () => {
  const answer: FetchOptions['fetch'] = async () =>
    new Response(HELLO, { headers: { 'content-type': 'text/html' } });
  const visit = (resolve: FetchOptions['resolve'] & {}) =>
    fetchPage('https://example.com/', { fetch: answer, now: () => NOW, resolve });

  it('may fetch public addresses', async () => {
    await expect(visit(async () => ['93.184.216.34', '2606:2800:220:1::1'])).resolves.toBeDefined();
  });

  it.each([[['127.0.0.1']], [['93.184.216.34', '10.0.0.1']], [['::1']], [['not an address']]])(
    'is refused if a name resolves to %j',
    async (addresses) => {
      await expect(visit(async () => addresses)).rejects.toMatchObject({ code: 'private_address' });
    },
  );

  it('gets an unreachable error for a name without an address', async () => {
    await expect(visit(async () => [])).rejects.toMatchObject({ code: 'unreachable' });
    await expect(visit(() => Promise.reject(new Error('ENOTFOUND')))).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  it('looks up the name again at each redirect', async () => {
    const asked: string[] = [];
    const hop: FetchOptions['fetch'] = async () =>
      new Response(null, { status: 302, headers: { location: 'https://example.org/' } });
    const resolve = async (name: string) => {
      asked.push(name);
      return name === 'example.org' ? ['192.168.0.1'] : ['93.184.216.34'];
    };
    await expect(
      fetchPage('https://example.com/', { fetch: hop, now: () => NOW, resolve }),
    ).rejects.toMatchObject({ code: 'private_address' });
    expect(asked).toEqual(['example.com', 'example.org']);
  });
});
