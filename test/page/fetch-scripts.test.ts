import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPage, type FetchOptions } from '../../src/page/fetch-page.ts';
import { isKnownLibrary } from '../../src/page/known-libraries.ts';
import { css, endless, hung, redirect, send, startLoopback, type Loopback } from './loopback.ts';

let web: Loopback;
beforeAll(async () => void (web = await startLoopback()));
afterAll(() => web.close());
beforeEach(() => {
  web.asked.length = 0;
  for (const path of Object.keys(web.routes)) delete web.routes[path];
});

async function load(html: string, options: Partial<FetchOptions> = {}) {
  web.routes['/dir/page'] = `<!doctype html>${html}`;
  return fetchPage(`${web.origin}/dir/page`, { fetch, now: () => 0, allowHosts: [web.host], ...options });
}

/** Texts by path. */
async function texts(html: string, options: Partial<FetchOptions> = {}) {
  const { scriptTexts } = await load(html, options);
  return Object.fromEntries([...scriptTexts].map(([key, text]) => [key.replace(web.origin, ''), text]));
}

const js = (text: string, type = 'text/javascript') => send(200, type, text);
const script = (src: string, rest = '') => `<script src="${src}" ${rest}></script>`;

describe('scripts of the page', () => {
  it('are read by their address, each once', async () => {
    web.routes['/dir/a.js'] = js('a()');
    web.routes['/b.mjs'] = js('b()', 'application/javascript; charset=utf-8');
    expect(await texts(script('a.js') + script('/b.mjs', 'type=module') + script('a.js'))).toEqual({
      '/dir/a.js': 'a()',
      '/b.mjs': 'b()',
    });
    expect(web.asked.filter((path) => path !== '/dir/page')).toHaveLength(2);
  });

  it('are read after a redirect, under the address in the document', async () => {
    web.routes['/old.js'] = redirect('/new.js');
    web.routes['/new.js'] = js('n()');
    expect(await texts(script('/old.js'))).toEqual({ '/old.js': 'n()' });
  });

  it.each([
    ['libraries', script('/jquery-3.7.1.min.js')],
    ['data', script('/a.js', 'type="application/json"')],
    ['fallbacks for old browsers', script('/a.js', 'nomodule')],
    ['templates', `<template>${script('/a.js')}</template>`],
    ['an inline script', '<script>a()</script>'],
  ])('are not requested: %s', async (_, html) => {
    expect(await texts(html)).toEqual({});
    expect(web.asked).toEqual(['/dir/page']);
  });

  it.each([
    ['HTTP 404', send(404, 'text/plain', '')],
    ['an error page with status 200', send(200, 'text/html', '<p>sorry')],
    ['no answer', hung],
  ])('are left out without a remark: %s', async (_, route) => {
    web.routes['/a.js'] = route;
    const page = await load(script('/a.js'), { limits: { scriptsMs: 200 } });
    expect([page.scriptTexts.size, page.remarks]).toEqual([0, []]);
  });

  it('are absent if the server says so, but not if they are late', async () => {
    web.routes['/late.js'] = hung;
    const page = await load(script('/gone.js') + script('/late.js'), { limits: { scriptsMs: 1500 } });
    expect([...page.absentScripts]).toEqual([`${web.origin}/gone.js`]);
  });
});

describe('limits on scripts', () => {
  it('are read up to a number', async () => {
    for (let at = 0; at < 12; at++) web.routes[`/${at}.js`] = js(`f${at}()`);
    const html = Array.from({ length: 12 }, (_, at) => script(`/${at}.js`)).join('');
    expect(Object.keys(await texts(html))).toHaveLength(8);
  });

  it('are read up to a size', async () => {
    web.routes['/a.js'] = endless('text/javascript');
    expect((await texts(script('/a.js'), { limits: { scriptBytes: 500 } }))['/a.js']).toHaveLength(500);
  });

  it('leave linked stylesheets their requests', async () => {
    for (const name of ['a', 'b']) {
      web.routes[`/${name}.css`] = css('p{}');
      web.routes[`/${name}.js`] = js(name);
    }
    const html =
      '<link rel=stylesheet href=/a.css><link rel=stylesheet href=/b.css>' +
      script('/a.js') +
      script('/b.js');
    const page = await load(html, { limits: { sheets: 3 } });
    expect([page.sheets.map((sheet) => sheet.css), page.scriptTexts.size]).toEqual([['p{}', 'p{}'], 1]);
  });

  it('a page never takes more than 41 requests', async () => {
    const many = (piece: (at: number) => string) => Array.from({ length: 60 }, (_, at) => piece(at)).join('');
    await load(
      many((at) => `<link rel=stylesheet href=/${at}.css>`).slice(0, 40 * 30) +
        many((at) => script(`/${at}.js`)) +
        many((at) => `<img src=/${at}.png>`),
    );
    expect(web.asked.length).toBeLessThanOrEqual(41);
  });
});

describe('libraries on foreign hosts', () => {
  const FOREIGN = 'http://cdn.example.com';
  const reach = (isThere: boolean, asked: string[] = []): Partial<FetchOptions> => ({
    fetch: async (url, init) => {
      if (!url.startsWith(FOREIGN)) return fetch(url, init);
      asked.push(url);
      if (!isThere) throw new TypeError('no such host');
      return new Response('lib()', { headers: { 'content-type': 'text/javascript' } });
    },
  });
  const LIBRARIES = script(`${FOREIGN}/gsap.min.js`) + script(`${FOREIGN}/own-widget.js`);

  it('are absent together if the host does not answer', async () => {
    const page = await load(LIBRARIES, reach(false));
    expect([...page.absentScripts]).toEqual([`${FOREIGN}/gsap.min.js`, `${FOREIGN}/own-widget.js`]);
  });

  it('take one request for each host, and their text is not kept', async () => {
    const asked: string[] = [];
    const page = await load(LIBRARIES + script(`${FOREIGN}/aos.js`), reach(true, asked));
    expect([asked.length, page.absentScripts.size, page.scriptTexts.size]).toEqual([1, 0, 0]);
  });
});

describe('a library is known by its name', () => {
  it.each([
    'jquery.min.js',
    'jquery-3.7.1.slim.min.js',
    'swiper-bundle.min.js?v=2',
    'gsap/3.12.5/ScrollTrigger.min.js',
    'jquery.magnific-popup.js',
    'fontawesome/js/all.min.js',
  ])('%s', (name) => {
    expect(isKnownLibrary(`https://example.com/js/${name}`)).toBe(true);
  });
  it.each([
    'main.js',
    'app.min.js',
    'bundle.js',
    'jquery.main.js',
    'swiper-setup.js',
    'all.js',
    'index-4f2a.js',
  ])('not %s', (name) => {
    expect(isKnownLibrary(`https://example.com/js/${name}`)).toBe(false);
  });
});
