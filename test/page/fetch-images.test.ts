import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPage, type FetchOptions } from '../../src/page/fetch-page.ts';
import { endless, hung, redirect, send, startLoopback, type Loopback } from './loopback.ts';

let web: Loopback;
let png: Uint8Array;

beforeAll(async () => {
  web = await startLoopback();
  png = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#36c' } })
      .png()
      .toBuffer(),
  );
});
afterAll(() => web.close());
beforeEach(() => {
  web.asked.length = 0;
  for (const path of Object.keys(web.routes)) delete web.routes[path];
});

function read(html: string, options: Partial<FetchOptions> = {}) {
  web.routes['/page'] = `<!doctype html>${html}`;
  return fetchPage(`${web.origin}/page`, { fetch, now: () => 0, allowHosts: [web.host], ...options });
}

/** Sizes by path. */
async function sizes(html: string, options: Partial<FetchOptions> = {}) {
  const page = await read(html, options);
  return Object.fromEntries([...page.imageSizes].map(([key, size]) => [key.replace(web.origin, ''), size]));
}

const image = () => send(200, 'image/png', png);
const SIZE = { width: 40, height: 30 };
const askedImages = () => web.asked.filter((path) => path !== '/page');

describe('image sizes', () => {
  it('are stored under the URL in the document', async () => {
    web.routes['/a.png'] = image();
    web.routes['/b.png'] = redirect('/moved.png');
    web.routes['/moved.png'] = image();
    expect(await sizes('<img src=a.png><img src=b.png><img src=a.png>')).toEqual({
      '/a.png': SIZE,
      '/b.png': SIZE,
    });
    expect(askedImages().toSorted()).toEqual(['/a.png', '/b.png', '/moved.png']);
  });

  it('are those of the lazy-loaded image, not of its placeholder', async () => {
    web.routes['/real.png'] = image();
    const html = '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/real.png">';
    expect(await sizes(html)).toEqual({ '/real.png': SIZE });
  });

  it('are read from data: URLs in the page', async () => {
    const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
    expect(await sizes(`<img src="${address}">`)).toEqual({ [address]: SIZE });
    expect(askedImages()).toEqual([]);
  });

  it.each([
    '<img alt="no address">',
    '<noscript><img src=a.png></noscript>',
    '<template><img src=a.png></template>',
  ])('are not requested when they are not needed: %s', async (html) => {
    expect(await sizes(html)).toEqual({});
    expect(askedImages()).toEqual([]);
  });

  it.each([
    '<img src=a.png width=10>',
    '<img src=a.png width="50%" height="20">',
    '<img src=a.png style="width:100%">',
    '<img src=a.png width=10 height=20>',
    '<img src=a.png style="width: 10px; height: 20px">',
    '<main style="background: url(a.png)"></main>',
    '<style>main { background: url(a.png) }</style><main></main>',
  ])('are requested, stated or not: %s', async (html) => {
    web.routes['/a.png'] = image();
    expect(await sizes(html)).toEqual({ '/a.png': SIZE });
  });

  it('need only the first bytes of a file', async () => {
    let range = '';
    web.routes['/a.png'] = (response, request) => {
      range = request.headers.range ?? '';
      send(206, 'image/png', png)(response);
    };
    expect(await sizes('<img src=a.png>')).toEqual({ '/a.png': SIZE });
    expect(range).toBe('bytes=0-65535');
  });
});

/** ms; more than any request that ends takes on a busy machine. */
const PATIENT_MS = 10_000;
/** ms; the whole test waits that long, and the other images arrive within it. */
const HUNG_MS = 1_500;

/** ms of waiting; two answers of this process need a small part of it. */
const BUSY_MS = 1_000;

function compute(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('an image that cannot be fetched', () => {
  it.each([
    ['is missing', send(404, 'image/png', ''), PATIENT_MS],
    ['is a page', send(200, 'text/html', '<h1>Sign in</h1>'), PATIENT_MS],
    ['is not what it says', send(200, 'image/png', 'nonsense'), PATIENT_MS],
    ['leads to a private address', redirect('http://10.0.0.1/a.png'), PATIENT_MS],
    ['has no end', endless('image/png'), PATIENT_MS],
    ['says nothing', hung, HUNG_MS],
  ])('does not affect other images or the page when it %s', async (_, route, imagesMs) => {
    web.routes['/bad.png'] = route;
    web.routes['/a.png'] = image();
    const html = '<img src=bad.png><img src=a.png>';
    expect(await sizes(html, { limits: { imagesMs } })).toEqual({ '/a.png': SIZE });
  });

  it('is late only by waiting: a machine that computes for longer than the limit has the same images', async () => {
    web.routes['/a.png'] = image();
    web.routes['/b.png'] = image();
    const html = '<img src=a.png><img src=b.png><img src="http://cdn.example.com/c.png">';
    // The image of the foreign host is the first that is asked for.
    const busy: FetchOptions['fetch'] = (url, init) => {
      if (url.startsWith(web.origin)) return fetch(url, init);
      compute(1.5 * BUSY_MS);
      return Promise.reject(new TypeError('fetch failed'));
    };
    const page = await read(html, { fetch: busy, limits: { imagesMs: BUSY_MS } });
    expect([...page.imageSizes.keys()]).toHaveLength(2);
    expect([...page.absentImages]).toEqual(['http://cdn.example.com']);
    expect(page.remarks.map(({ code }) => code)).toEqual(['images_absent']);
    expect(page.remarks[0]?.detail).toMatch(/without them: http:\/\/cdn\.example\.com\.$/);
  });

  it('gives a remark when it is late', async () => {
    web.routes['/bad.png'] = hung;
    const { remarks } = await read('<img src=bad.png>', { limits: { imagesMs: 100 } });
    expect(remarks.map(({ code }) => code)).toEqual(['images_late']);
  });

  it.each([
    'http://127.0.0.1:1/a.png',
    'http://169.254.169.254/latest/a.png',
    'http://[::1]/a.png',
    'file:///etc/passwd',
    'http://user:secret@example.com/a.png',
  ])('is not requested at %s', async (address) => {
    const asked: string[] = [];
    const watching: FetchOptions['fetch'] = (url, init) => {
      asked.push(url);
      return fetch(url, init);
    };
    expect(await sizes(`<img src="${address}">`, { fetch: watching })).toEqual({});
    expect(asked).toEqual([`${web.origin}/page`]);
  });
});

describe('absent images', () => {
  /** Responses by URL; a host without responses cannot be reached. */
  const internet =
    (answers: Readonly<Record<string, number>>, asked: string[] = []): FetchOptions['fetch'] =>
    async (url, init) => {
      if (url.startsWith(web.origin)) return fetch(url, init);
      asked.push(url);
      const status = answers[url];
      if (status === undefined) throw new TypeError('fetch failed');
      return new Response('', { status, headers: { 'content-type': 'image/png' } });
    };
  const absent = async (html: string, answers: Readonly<Record<string, number>> = {}) =>
    [...(await read(html, { fetch: internet(answers) })).absentImages].toSorted();

  it('include every image of an unreachable host', async () => {
    expect(await absent('<img src="https://cdn.example.com/a.jpg" width=9 height=9>')).toEqual([
      'https://cdn.example.com',
    ]);
    expect(
      await absent('<img src="https://cdn.example.com/a.jpg">', { 'https://cdn.example.com/a.jpg': 530 }),
    ).toEqual(['https://cdn.example.com']);
  });

  it.each([
    ['a style attribute', `<p style="background: url('//cdn.example.com/a.jpg')">text</p>`],
    ['a sheet', '<style>p { background: url(https://cdn.example.com/a.jpg) }</style><p>text</p>'],
  ])('are detected in %s', async (_, html) => {
    expect(await absent(html)).toHaveLength(1);
  });

  it.each([404, 410])('include images with HTTP status %i', async (status) => {
    const address = 'https://cdn.example.com/a.jpg';
    expect(await absent(`<img src="${address}">`, { [address]: status })).toEqual([address]);
  });

  it.each([200, 302, 403, 429, 503])('exclude images with HTTP status %i', async (status) => {
    const address = 'https://cdn.example.com/a.jpg';
    expect(await absent(`<img src="${address}">`, { [address]: status })).toEqual([]);
  });

  it('give one remark', async () => {
    const two = '<img src="https://a.example.com/a.jpg"><img src="https://b.example.com/b.jpg">';
    const { remarks } = await read(two, { fetch: internet({}) });
    expect(remarks.map(({ code }) => code)).toEqual(['images_absent']);
  });

  it('exclude images whose request was not awaited', async () => {
    web.routes['/slow.png'] = hung;
    expect((await read('<img src=slow.png>', { limits: { imagesMs: 100 } })).absentImages.size).toBe(0);
  });

  it('need one request per host first, for at most four, and none for fonts', async () => {
    const asked: string[] = [];
    const sized = (host: number) =>
      `<img src="https://n${host}.example.com/a.png" width=9 height=9>`.repeat(3);
    const fonts = '<style>@font-face { src: url(https://fonts.example.com/a.woff2) }</style>';
    await read(fonts + [1, 2, 3, 4, 5].map(sized).join(''), {
      fetch: internet({}, asked),
      limits: { images: 4 },
    });
    expect(asked.toSorted()).toEqual([1, 2, 3, 4].map((host) => `https://n${host}.example.com/a.png`));
  });
});

describe('the number of images', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `<img src="/${i}.png">`).join('');

  it('is limited to the first images of the document', async () => {
    for (let i = 0; i < 32; i++) web.routes[`/${i}.png`] = image();
    const found = Object.keys(await sizes(many(32)));
    expect(found.toSorted()).toEqual(Array.from({ length: 28 }, (_, i) => `/${i}.png`).toSorted());
  });

  it('shares one limit with sheets', async () => {
    for (let i = 0; i < 5; i++) web.routes[`/${i}.png`] = image();
    web.routes['/a.css'] = send(200, 'text/css', '');
    const html = `<link rel=stylesheet href=/a.css>${many(5)}`;
    expect(Object.keys(await sizes(html, { limits: { sheets: 3 } }))).toHaveLength(2);
  });
});
