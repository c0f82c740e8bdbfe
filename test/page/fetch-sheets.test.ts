import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPage, type FetchOptions } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';
import { css, endless, hung, redirect, send, startLoopback, type Loopback } from './loopback.ts';

/** ms; on a busy machine, what is served takes a while. */
const PATIENT = 1500;
let web: Loopback;
beforeAll(async () => void (web = await startLoopback()));
afterAll(() => web.close());
beforeEach(() => {
  web.asked.length = 0;
  for (const path of Object.keys(web.routes)) delete web.routes[path];
});

function load(html: string, options: Partial<FetchOptions> = {}): Promise<Page> {
  web.routes['/dir/page'] = `<!doctype html>${html}`;
  return fetchPage(`${web.origin}/dir/page`, { fetch, now: () => 0, allowHosts: [web.host], ...options });
}

const link = (href: string, rest = '') => `<link rel=stylesheet href="${href}" ${rest}>`;
const texts = (page: Page) => page.sheets.map(({ css }) => css);
const codes = (page: Page) => page.remarks.map(({ code }) => code);
const importedPaths = (page: Page) =>
  Object.fromEntries([...page.imported].map(([key, text]) => [key.replace(web.origin, ''), text]));

describe('linked sheets', () => {
  it('keep document order, whatever order they arrive in', async () => {
    web.routes['/slow.css'] = (response) => void setTimeout(() => css('/*slow*/')(response), 30);
    web.routes['/fast.css'] = css('/*fast*/');
    const page = await load(
      `${link('/slow.css')}<style>/*inner*/</style>${link('/fast.css', 'media=screen')}`,
    );
    expect(page.sheets).toEqual([
      { css: '/*slow*/', href: `${web.origin}/slow.css`, media: '' },
      { css: '/*inner*/', href: null, media: '' },
      { css: '/*fast*/', href: `${web.origin}/fast.css`, media: 'screen' },
    ]);
    expect(page.stats).toMatchObject({ sheets: 3, sheetsMissing: 0, cssBytes: 25 });
  });

  it.each([
    ['the first answers last', [40, 20, 0]],
    ['the last answers last', [0, 20, 40]],
  ])('that are missing get remarks in document order: %s', async (_, delays) => {
    for (const [at, delay] of delays.entries())
      web.routes[`/${at}.css`] = (response) =>
        void setTimeout(() => send(404, 'text/plain', '')(response), delay);
    const page = await load(['/0.css', '/1.css', '/2.css'].map((path) => link(path)).join(''));
    const paths = page.remarks.map(({ detail }) => /\/\d\.css/.exec(detail)?.[0]);
    expect(paths).toEqual(['/0.css', '/1.css', '/2.css']);
  });

  it.each([
    ['style.css', '/dir/style.css'],
    ['../style.css', '/style.css'],
    ['/a/style.css?v=1#x', '/a/style.css?v=1'],
    ['//HOST/style.css', '/style.css'],
    [' style.css\n', '/dir/style.css'],
  ])('%s resolves against the page', async (href, path) => {
    web.routes[path] = css('p{}');
    expect(texts(await load(link(href.replace('HOST', web.host))))).toEqual(['p{}']);
  });

  it('resolve against <base href>', async () => {
    web.routes['/assets/style.css'] = css('p{}');
    expect(texts(await load(`<base href="/assets/">${link('style.css')}`))).toEqual(['p{}']);
  });

  it('have their URL after redirects as base of their references', async () => {
    web.routes['/latest.css'] = redirect('/v2/style.css');
    web.routes['/v2/style.css'] = css('@import "more.css";');
    web.routes['/v2/more.css'] = css('p{}');
    const page = await load(link('/latest.css'));
    expect(page.sheets[0]?.href).toBe(`${web.origin}/v2/style.css`);
    expect(importedPaths(page)).toEqual({ '/v2/more.css': 'p{}' });
  });

  it('linked twice are fetched once', async () => {
    web.routes['/a.css'] = css('p{}');
    expect(texts(await load(link('/a.css') + link('/a.css')))).toEqual(['p{}', 'p{}']);
    expect(web.asked).toEqual(['/dir/page', '/a.css']);
  });

  it('for print are not fetched', async () => {
    const page = await load(link('/print.css', 'media=" Print "'));
    expect(web.asked).toEqual(['/dir/page']);
    expect([codes(page), page.stats.sheetsMissing]).toEqual([[], 0]);
  });

  it.each([
    ['data:text/css,p%7Bcolor:red%7D', 'p{color:red}'],
    ['data:text/css;base64,cHtjb2xvcjpyZWR9', 'p{color:red}'],
    ['data:text/css;charset=utf-8,p::before{content:%22%C3%A9%22}', 'p::before{content:"é"}'],
    ['data:text/css;charset=windows-1252,p::before{content:%22%E9%22}', 'p::before{content:"é"}'],
  ])('%s is decoded from the data: URL', async (href, expected) => {
    expect(texts(await load(link(href)))).toEqual([expected]);
  });
});

describe('a sheet that cannot be fetched gives a remark', () => {
  it.each([
    ['missing', send(404, 'text/css', 'p{}'), /HTTP 404/],
    ['an error page sent as HTML', send(200, 'text/html', '<p>sorry'), /text\/html, not text\/css/],
    ['gone into private space', redirect('http://10.0.0.1/a.css'), /private/],
    ['gone to a file', redirect('file:///a.css'), /cannot be fetched/],
    ['hung', hung, /within 1\.5 s/],
  ])('%s', async (_, route, sentence) => {
    web.routes['/a.css'] = route;
    const page = await load(link('/a.css'), { limits: { requestMs: PATIENT } });
    expect(page.sheets).toEqual([{ css: '', href: `${web.origin}/a.css`, media: '' }]);
    expect(page.stats.sheetsMissing).toBe(1);
    expect(page.remarks).toEqual([{ code: 'sheet_missing', detail: expect.stringMatching(sentence) }]);
  });

  it.each([
    ['http://127.0.0.1:1/a.css'],
    ['http://169.254.169.254/a.css'],
    ['http://localhost/a.css'],
    ['//[::1]/a.css'],
    ['file:///etc/passwd'],
    ['ftp://example.com/a.css'],
    ['https://user:secret@example.com/a.css'],
  ])('%s is never requested', async (href) => {
    const hosts: string[] = [];
    const spy: FetchOptions['fetch'] = (url, init) => {
      hosts.push(new URL(url).host);
      return fetch(url, init);
    };
    const page = await load(link(href) + `<style>@import "${href}";</style>`, { fetch: spy });
    expect(hosts).toEqual([web.host]);
    expect(codes(page)).toContain('sheet_missing');
  });

  it('a page in quirks mode accepts any media type from its own origin', async () => {
    web.routes['/a.css'] = send(200, 'text/plain', 'p{}');
    web.routes['/'] = link('/a.css');
    const page = await fetchPage(web.origin, { fetch, now: () => 0, allowHosts: [web.host] });
    expect(texts(page)).toEqual(['p{}']);
  });

  it('truncates a hostile URL in the remark', async () => {
    const page = await load(link(`/${'a'.repeat(3000)}.css`));
    expect(page.remarks[0]?.detail.length).toBeLessThan(400);
  });

  it('the page timeout ends the wait for sheets, and the page is read without them', async () => {
    web.routes['/a.css'] = hung;
    web.routes['/b.css'] = css('p{}');
    const page = await load(link('/a.css') + link('/b.css'), { limits: { totalMs: PATIENT } });
    expect(texts(page)).toEqual(['', 'p{}']);
    expect(codes(page)).toEqual(['sheet_missing']);
  });
});

describe('limits on sheets', () => {
  it('fetches the first 40 of 100 sheets, six at a time', async () => {
    let open = 0;
    let most = 0;
    for (let i = 0; i < 100; i++) {
      web.routes[`/${i}.css`] = (response) => {
        most = Math.max(most, ++open);
        setTimeout(() => {
          open--;
          css(`/*${i}*/`)(response);
        }, 2);
      };
    }
    const page = await load(Array.from({ length: 100 }, (_, i) => link(`/${i}.css`)).join(''));
    expect(texts(page)).toEqual(Array.from({ length: 100 }, (_, i) => (i < 40 ? `/*${i}*/` : '')));
    expect(page.stats).toMatchObject({ sheets: 100, sheetsMissing: 60 });
    expect(page.remarks).toEqual([{ code: 'sheet_limit', detail: expect.stringMatching(/^60 stylesheets/) }]);
    expect(most).toBeLessThanOrEqual(6);
  });

  it('an endless sheet is truncated at the total size limit of sheets', async () => {
    web.routes['/a.css'] = endless('text/css');
    web.routes['/b.css'] = css('p{}');
    const page = await load(link('/a.css') + link('/b.css'), { limits: { cssBytes: 30_000, parallel: 1 } });
    expect(texts(page).map(({ length }) => length)).toEqual([30_000, 0]);
    expect(page.stats).toMatchObject({ cssBytes: 30_000, sheetsMissing: 1, truncated: true });
    expect(codes(page)).toEqual(['sheet_limit', 'sheet_limit']);
  });
});

describe('@import', () => {
  it('is followed in linked and inline sheets, resolved against the sheet URL', async () => {
    web.routes['/css/a.css'] = css('@import "b.css"; p{}');
    web.routes['/css/b.css'] = css('@import url(deep/c.css) screen;');
    web.routes['/css/deep/c.css'] = css('c{}');
    web.routes['/dir/d.css'] = css('d{}');
    const page = await load(`${link('/css/a.css')}<style>@import 'd.css';</style>`);
    expect(importedPaths(page)).toEqual({
      '/css/b.css': '@import url(deep/c.css) screen;',
      '/css/deep/c.css': 'c{}',
      '/dir/d.css': 'd{}',
    });
    expect(page.stats).toMatchObject({ sheets: 5, sheetsMissing: 0 });
  });

  it('in a cycle ends', async () => {
    web.routes['/a.css'] = css('@import "b.css";');
    web.routes['/b.css'] = css('@import "a.css"; @import "b.css";');
    const page = await load(link('/a.css'));
    expect(Object.keys(importedPaths(page)).toSorted()).toEqual(['/a.css', '/b.css']);
    expect(web.asked).toEqual(['/dir/page', '/a.css', '/b.css']);
  });

  it('is followed to a maximum depth', async () => {
    for (let i = 0; i < 9; i++) web.routes[`/${i}.css`] = css(`@import "${i + 1}.css";`);
    const page = await load(link('/0.css'));
    expect(Object.keys(importedPaths(page))).toEqual(['/1.css', '/2.css', '/3.css', '/4.css']);
    expect(codes(page)).toEqual(['import_depth']);
  });

  it('counts towards the limit of sheets after the linked ones', async () => {
    web.routes['/a.css'] = css('@import "/c.css"; @import "/d.css";');
    for (const name of ['b', 'c', 'd']) web.routes[`/${name}.css`] = css(`${name}{}`);
    const page = await load(link('/a.css') + link('/b.css'), { limits: { sheets: 3 } });
    expect(texts(page)[1]).toBe('b{}');
    expect(importedPaths(page)).toEqual({ '/c.css': 'c{}', '/d.css': '' });
  });

  it('keeps its original URL as key after a redirect, and so do nested imports', async () => {
    web.routes['/css/a.css'] = css('@import "b.css";');
    web.routes['/css/b.css'] = redirect('/v2/b.css');
    web.routes['/v2/b.css'] = css('@import "c.css";');
    web.routes['/v2/c.css'] = css('c{}');
    const page = await load(link('/css/a.css'));
    expect(importedPaths(page)).toEqual({ '/css/b.css': '@import "c.css";', '/css/c.css': 'c{}' });
  });
});
