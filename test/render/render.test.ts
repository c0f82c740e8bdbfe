import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { imageSize } from 'image-size';
import { startRender, type Workers } from '../../scripts/service/start-workers.ts';
import { dumpedPage } from '../../src/rendered/dumped-page.ts';
import type { PageDump } from '../../src/rendered/page-dump.ts';
import type { RenderedPage } from '../../src/rendered/rendered-page.ts';
import { styledPage } from '../../src/rendered/styled-page.ts';
import { toHex } from '../../src/color/hex.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { browsers, killBrowsers, leftOpen } from './browsers.ts';
import { renderBundle } from '../render-bundle.ts';
import { sweep } from '../sample.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const TOKEN = 'a token of the tests';
const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 };

/** Counts requests; the guarded browser must send none. */
let forbidden: { server: Server; port: number; visits: number };
let site: { server: Server; port: number };
let foreign: { server: Server; port: number };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const SHEETS: Readonly<Record<string, string>> = {
  '/site.css': '@import "more.css"; p { margin: 0 }',
  '/more.css': 'p { color: rgb(1, 2, 3) }',
};

/** A sheet with so many imports of itself that following all of them would never end. */
const RING = `${'@import "/ring.css";\n'.repeat(30)} p { color: rgb(1, 2, 3) }`;

function pages(privatePort: number, foreignPort: number): Readonly<Record<string, string>> {
  return {
    '/': `<!doctype html><title>App</title><div id="root"></div>
      <script>document.getElementById('root').innerHTML = '<h1>Made by a script</h1>';</script>`,
    '/lazy': `<!doctype html><title>Lazy</title><div style="height:3000px"></div><p id="late"></p>
      <script>new IntersectionObserver((seen) => { if (seen[0].isIntersecting) late.textContent = 'Shown late'; }).observe(late);</script>`,
    '/asking': `<!doctype html><div style="height:3000px"></div><p id="late"></p>
      <script>new IntersectionObserver(async ([{ isIntersecting }]) => {
        if (isIntersecting) late.textContent = await (await fetch('/slow')).text();
      }).observe(late);</script>`,
    '/styled': `<!doctype html><style>
      body { margin: 50px 100px; width: 1280px } #hidden { display: none }
      #card { width: 50%; border-radius: .5em; background: #faf0e6 } #card::before { content: '\\2192' }
      </style><div id="card">Card</div><div id="hidden">Hidden</div>`,
    '/moving': `<!doctype html><style>
      @keyframes enter { from { opacity: 0 } to { opacity: 1 } } @keyframes spin { to { transform: rotate(1turn) } }
      #entering { opacity: 0; animation: enter 60s forwards } #spinning { animation: spin 1s infinite linear }
      </style><p id="entering">Hello</p><p id="spinning">Round</p>`,
    '/shadow': `<!doctype html><div id="host"><p id="slotted" slot="here">Light</p><p id="left-out">Lost</p></div>
      <script>host.attachShadow({ mode: 'open' }).innerHTML = '<style>p { color: red }</style><p id="inside">Dark</p><slot name="here"></slot>'</script>`,
    '/dark': `<!doctype html><style>
      body { background: #fff; transition: background 2s }
      @media (prefers-color-scheme: dark) { body { background: #111 } }
      [data-theme=dark] body { background: #222 } [data-theme=dark] p { color: #fff }
      </style><p>Text</p>`,
    '/foreign': `<!doctype html><link rel="stylesheet" href="http://127.0.0.1:${foreignPort}/site.css"><p>Text</p>
      <style></style><script>document.querySelector('style').sheet.insertRule('.made-by-a-script { color: red }')</script>`,
    '/pictured': `<!doctype html><style>
      body { margin: 0; background: #fff } div { height: 400px; font-size: 40px }
      #photo { background: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='9999' height='9999' fill='%23204060'/></svg>") center / cover; color: #fff }
      #broken { background: url(/missing.jpg) center / cover; color: #333 }
      #flat { background: #faf0e6; color: #333; transition: all 9s }
      #shaded { background: linear-gradient(#000, #888) }
      </style><div id="photo">On a picture</div><div id="broken">On nothing</div><div id="flat">On linen</div><div id="shaded"></div>
      <div style="height: 800px"></div><div style="background: #d40000">Further down</div>`,
    '/consent': `<!doctype html><h1>All our cookies are baked today</h1><aside style="position:fixed;right:0;bottom:0">Chat with us</aside>
      <div style="position:fixed;inset:0;background:#0008"></div>
      <div style="position:fixed;left:0;right:0;bottom:0"><p>We use cookies</p><button>Accept all</button></div>`,
    '/tall': '<!doctype html><div style="height:30000px">Tall</div>',
    '/restless': '<!doctype html><p>Text</p><script>setInterval(() => fetch("/"), 50)</script>',
    '/dialogs': `<!doctype html><p id="out"></p><script>
      const seen = Number(localStorage.getItem('seen')) + document.cookie.length;
      localStorage.setItem('seen', seen + 1);
      document.cookie = 'seen=1';
      alert('Stop'); confirm('Stop'); prompt('Stop'); print(); addEventListener('beforeunload', (event) => event.preventDefault());
      out.textContent = 'Went on, seen ' + seen + ' times'</script>`,
    '/endless': blocked(COMPUTING_MS),
    '/asking-without-end': blocked(0),
    '/killer': '<!doctype html><p>Text</p><script>fetch("/kill")</script>',
    '/rewritten': `<!doctype html><p>The truth</p>
      <script>Array.prototype.map = () => []; Map.prototype.set = () => {}; Element.prototype.getClientRects = () => [];</script>`,
    '/ring': '<!doctype html><link rel="stylesheet" href="/ring.css"><p>In a ring</p>',
    '/curious': `<!doctype html><title>Curious</title><p id="out">waiting</p>
      <img src="http://127.0.0.1:${privatePort}/pixel"><iframe src="http://127.0.0.1:${privatePort}/frame"></iframe>
      <link rel="prefetch" href="http://127.0.0.1:${privatePort}/prefetch"><link rel="preconnect" href="http://127.0.0.1:${privatePort}/">
      <script>
        new WebSocket('ws://127.0.0.1:${privatePort}/socket');
        new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:${privatePort}/worker').catch(() => {}); new WebSocket('ws://127.0.0.1:${privatePort}/worker-socket')"])));
        window.open('http://127.0.0.1:${privatePort}/popup');
        navigator.sendBeacon('http://127.0.0.1:${privatePort}/beacon');
        const link = document.createElement('a');
        Object.assign(link, { href: 'http://127.0.0.1:${privatePort}/link', target: '_blank' });
        document.documentElement.append(link);
        link.click();
        navigator.serviceWorker.register('http://127.0.0.1:${privatePort}/sw').catch(() => {});
        new EventSource('http://127.0.0.1:${privatePort}/events');
      </script>
      <script type="speculationrules">{"prefetch":[{"urls":["http://127.0.0.1:${privatePort}/speculated"],"eagerness":"immediate"}],"prerender":[{"urls":["http://127.0.0.1:${privatePort}/prerendered"],"eagerness":"immediate"}]}</script>
      <iframe srcdoc="<script>new WebSocket('ws://127.0.0.1:${privatePort}/frame-socket')</script>"></iframe>
      <script>fetch('http://127.0.0.1:${privatePort}/data').then(() => out.textContent = 'reached', () => out.textContent = 'refused');</script>`,
  };
}

/** Milliseconds for one page: more than any of these but the endless ones takes on a machine that is busy. */
const PAGE_MS = 5_000;

/** Milliseconds; a loop takes all of a core until its page is given up. */
const COMPUTING_MS = sweep(2_000, Infinity);

/** A page whose script never ends: it computes for a time, and then asks for what is never answered, which takes no CPU time. */
function blocked(computing: number): string {
  return `<!doctype html><p>Text</p><script>setTimeout(() => {
    for (const end = Date.now() + ${computing}; Date.now() < end;);
    for (;;) { const asked = new XMLHttpRequest(); asked.open('GET', '/never', false); try { asked.send() } catch {} }
  }, 200)</script>`;
}

beforeAll(async () => {
  const visits = createServer((_, response) => {
    forbidden.visits += 1;
    response.end('secret');
  });
  visits.on('upgrade', (_, socket) => {
    forbidden.visits += 1;
    socket.destroy();
  });
  forbidden = { server: visits, port: await listen(visits), visits: 0 };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/away') {
      response.writeHead(302, { location: `http://127.0.0.1:${forbidden.port}/` }).end();
      return;
    }
    if (pathname === '/kill') killBrowsers();
    if (pathname === '/never') return;
    if (pathname === '/slow') {
      setTimeout(() => response.end('Answered late'), 600);
      return;
    }
    if (pathname === '/download') response.setHeader('content-disposition', 'attachment');
    if (pathname === '/huge') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(20_000_000, 'x'));
      return;
    }
    if (pathname === '/ring.css') {
      response.writeHead(200, { 'content-type': 'text/css' }).end(RING);
      return;
    }
    const page = pages(forbidden.port, foreign.port)[pathname];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(page ?? '<h1>nothing</h1>');
  });
  site = { server, port: await listen(server) };
  const sheets = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/css' }).end(SHEETS[request.url ?? '']);
  });
  foreign = { server: sheets, port: await listen(sheets) };
});

afterAll(() => {
  site.server.close();
  foreign.server.close();
  forbidden.server.close();
});

const textsOf = ({ elements }: PageDump) =>
  elements.flatMap(({ content }) => content.filter((part) => typeof part === 'string')).join(' ');

/** With the bindings for development; those of production need an account. */
function start(vars: Record<string, string>): Promise<Workers> {
  return startRender({ bundle: renderBundle(), vars });
}

function render(service: Workers, body: unknown, headers: Record<string, string> = {}) {
  return service.fetch('/', { method: 'POST', body: JSON.stringify(body), headers });
}

describe('the render service on a developer’s machine', () => {
  let service: Workers;
  const at = (path: string) => ({ url: `http://127.0.0.1:${site.port}${path}` });

  beforeAll(async () => {
    const hosts = `127.0.0.1:${site.port},127.0.0.1:${foreign.port}`;
    service = await start({ FETCH_ALLOW_HOSTS: hosts, PAGE_MS: String(PAGE_MS) });
  });
  afterAll(() => service.close());

  const rendered = async (body: unknown): Promise<RenderedPage> => {
    const response = await render(service, body);
    expect(response.status).toBe(200);
    return (await response.json()) as RenderedPage;
  };
  const dumpOf = async (path: string, wait = 'load'): Promise<PageDump> =>
    (await rendered({ ...at(path), wait })).styled_page;
  const styled = async (path: string) => {
    const dump = await dumpOf(path);
    return styledPage(dump, dumpedPage(dump));
  };

  it('returns the page after its scripts ran', async () => {
    const { url, final_url, status, styled_page, screenshot, timings } = await rendered(at('/'));
    expect({ url, final_url, status }).toEqual({ ...at('/'), final_url: at('/').url, status: 200 });
    expect(screenshot).toBeUndefined();
    expect(Object.values(timings).every((time) => Number.isInteger(time) && time >= 0)).toBe(true);
    expect(styled_page.elements).toContainEqual(
      expect.objectContaining({ tag: 'h1', content: ['Made by a script'] }),
    );
  });

  it('shows elements that scrolling reveals', async () => {
    expect(textsOf(await dumpOf('/lazy', 'idle'))).toContain('Shown late');
  });

  it('waits for requests made during scrolling', async () => {
    expect(textsOf(await dumpOf('/asking', 'idle'))).toContain('Answered late');
  });

  it('measures styles, boxes and generated content', async () => {
    const { elements } = await styled('/styled');
    const card = elements.find(({ id }) => id === 'card');
    expect(card?.style).toMatchObject({
      width: { px: 0, percent: 50 },
      'border-top-left-radius': { horizontal: { px: 8, percent: 0 } },
      'background-color': { r: 250, g: 240, b: 230, a: 1 },
    });
    expect(card).toMatchObject({ box: { x: 100, y: 50, width: 640 }, before: { text: '→' }, after: null });
    const hidden = elements.find(({ id }) => id === 'hidden');
    expect(hidden).toMatchObject({ rendered: false, visible: false });
  });

  it('reads a settled page: entrance animations are finished, endless animations paused', async () => {
    const { elements } = await styled('/moving');
    const style = (id: string) => elements.find((element) => element.id === id)?.style;
    expect(style('entering')?.opacity).toBe(1);
    expect(style('spinning')).toMatchObject({ transform: 'none', 'animation-name': ['spin'] });
  });

  it('reads shadow trees at their visible position', async () => {
    const { elements } = await styled('/shadow');
    const slotted = elements.find(({ id }) => id === 'slotted');
    expect(elements[slotted?.parent ?? -1]?.tag).toBe('slot');
    expect(elements.find(({ id }) => id === 'inside')?.style.color).toEqual({ r: 255, g: 0, b: 0, a: 1 });
    expect(elements.find(({ id }) => id === 'left-out')).toBeUndefined();
  });

  it('reads dark variants by media query and by switch', async () => {
    const { dark, elements } = await styled('/dark');
    const body = elements.findIndex(({ tag }) => tag === 'body');
    expect(dark.map(({ kind, selector }) => [kind, selector])).toEqual([
      ['media', 'prefers-color-scheme'],
      ['switch', '[data-theme=dark]'],
    ]);
    expect(dark.map(({ styles }) => styles[body]?.['background-color'])).toEqual([
      { r: 17, g: 17, b: 17, a: 1 },
      { r: 34, g: 34, b: 34, a: 1 },
    ]);
    expect(elements[body]?.style['background-color']).toEqual({ r: 255, g: 255, b: 255, a: 1 });
  });

  it('includes cross-origin sheets and their imports', async () => {
    const { sheets, imported } = await dumpOf('/foreign');
    expect(sheets.map(({ css }) => css)).toEqual([
      expect.stringContaining('@import'),
      expect.stringContaining('.made-by-a-script'),
    ]);
    expect(imported).toEqual([[expect.stringMatching(/\/more\.css$/), 'p { color: rgb(1, 2, 3) }']]);
  });

  it('removes consent banners, but no other overlays', async () => {
    const texts = textsOf(await dumpOf('/consent'));
    expect(texts).not.toContain('We use cookies');
    expect(texts).toContain('All our cookies are baked today');
    expect(texts).toContain('Chat with us');
  });

  it('measures pixels: loaded images, ground of texts, visible colours', async () => {
    const { pixels, elements } = await styled('/pictured');
    const at = (id: string) => elements.findIndex((element) => element.id === id);
    expect(pixels?.height).toBe(2400);
    expect(pixels?.painted.get(at('photo'))).toBe(1);
    expect(pixels?.painted.get(at('broken'))).toBe(0);
    const behind = ['photo', 'broken', 'flat'].map((id) => toHex(pixels?.behindText.get(at(id)) ?? CLEAR));
    expect(behind).toEqual(['#204060', '#ffffff', '#faf0e6']);
    expect(pixels?.palette.slice(0, 2).map(({ color }) => toHex(color))).toEqual(['#ffffff', '#faf0e6']);
    expect(pixels?.painted.get(at('shaded'))).toBe(1);
    expect(pixels?.pictures).toBeCloseTo((2 * 400) / 3200);
    expect(pixels?.textures).toBeCloseTo(400 / 3200);
  });

  it('is not affected by a page that overrides JavaScript built-ins', async () => {
    expect(textsOf(await dumpOf('/rewritten'))).toContain('The truth');
  });

  it('returns the HTTP status of a page that fails', async () => {
    expect(await (await render(service, at('/missing'))).json()).toMatchObject({ status: 404 });
  });

  it('blocks requests to addresses that are not public', async () => {
    const texts = textsOf(await dumpOf('/curious'));
    expect(texts).toContain('refused');
    expect(forbidden.visits).toBe(0);
  });

  it('does not follow a redirect to an address that is not public', async () => {
    const response = await render(service, at('/away'));
    expect(response.status).toBe(502);
    expect(forbidden.visits).toBe(0);
  });

  it('takes a screenshot of the first screen, or of the whole page up to a maximum height', async () => {
    const shot = async (path: string, screenshot: string) =>
      rendered({ ...at(path), screenshot, wait: 'load' });
    const first = (await shot('/lazy', 'viewport')).screenshot;
    expect(first).toMatchObject({ media_type: 'image/jpeg', width: 1280, height: 800 });
    expect(imageSize(Buffer.from(first?.data ?? '', 'base64'))).toMatchObject({ width: 1280, height: 800 });
    const whole = (await shot('/lazy', 'full')).screenshot;
    expect(whole?.height).toBeGreaterThan(3000);
    const cut = await shot('/tall', 'full');
    expect(cut.screenshot?.height).toBe(8000);
    expect(cut.remarks).toContainEqual(expect.objectContaining({ code: 'screenshot_cut' }));
  });

  it('uses the viewport and colour scheme of the caller', async () => {
    const narrow = { viewport: { width: 400, height: 700 }, color_scheme: 'dark', wait: 'load' };
    const { styled_page, timings } = await rendered({ ...at('/dark'), ...narrow });
    const body = styled_page.elements.findIndex(({ tag }) => tag === 'body');
    const { elements, dark } = styledPage(styled_page, dumpedPage(styled_page));
    expect(styled_page.elements[0]?.box?.[2]).toBe(400);
    expect(elements[body]?.style['background-color']).toEqual({ r: 17, g: 17, b: 17, a: 1 });
    expect(dark).toEqual([]);
    expect(timings.settle_ms).toBe(0);
  });

  it('renders given HTML without a request to its private base URL', async () => {
    const url = `http://127.0.0.1:${forbidden.port}/shop/`;
    const html = `<!doctype html><title>Given</title><link rel="stylesheet" href="shop.css"><p id="out">Здравствуй</p>
      <script>out.append(' ' + location.href)</script>`;
    const given = await rendered({ url: `${url}#top`, html });
    expect(textsOf(given.styled_page)).toMatch(new RegExp(`Здравствуй +${url}`));
    expect(given).toMatchObject({ url: `${url}#top`, final_url: url, status: 200 });
    expect(await rendered({ html })).toMatchObject({ url: null, final_url: null });
    expect(forbidden.visits).toBe(0);
  });

  it('adds a remark if a page is read before loading ends', async () => {
    const { remarks } = await rendered(at('/restless'));
    expect(remarks).toContainEqual(expect.objectContaining({ code: 'never_quiet' }));
  });

  it.each(['/download', '/huge'])('refuses a response that is not a page: %s', async (path) => {
    const response = await render(service, at(path));
    expect(await response.json()).toMatchObject({ code: 'unreachable' });
  });

  it('is not blocked by dialogs and shares no state between pages', async () => {
    expect(textsOf(await dumpOf('/dialogs'))).toContain('Went on, seen 0 times');
    expect(textsOf(await dumpOf('/dialogs'))).toContain('Went on, seen 0 times');
  });

  it('reads a page whose sheet imports itself many times', async () => {
    const { elements } = await styled('/ring');
    expect(elements.find(({ tag }) => tag === 'p')?.style.color).toEqual({ r: 1, g: 2, b: 3, a: 1 });
  });

  it('gives up endless scripts, for a disconnected caller too: closes their browsers and reads the next page', async () => {
    const disconnected = AbortSignal.timeout(1_500);
    const body = JSON.stringify(at('/asking-without-end')); // blocks its page as well, without CPU time
    const [response] = await Promise.all([
      render(service, at('/endless')),
      service.fetch('/', { method: 'POST', body, signal: disconnected }).catch(() => {}),
    ]);
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'timeout' });
    expect(disconnected.aborted).toBe(true);
    await vi.waitUntil(() => browsers().length === 0, { timeout: 15_000, interval: 250 });
    expect(textsOf(await dumpOf('/'))).toContain('Made by a script');
  });

  it('recovers from a browser crash between pages and during a page', async () => {
    killBrowsers();
    expect(textsOf(await dumpOf('/'))).toContain('Made by a script');
    const response = await render(service, at('/killer'));
    expect(await response.json()).toMatchObject({ code: 'unreachable' });
    expect(textsOf(await dumpOf('/'))).toContain('Made by a script');
  });

  it('reuses one browser for consecutive pages and leaves no page open', async () => {
    const before = browsers();
    expect(before).toHaveLength(1);
    for (const path of ['/', '/download', '/curious']) {
      await (await render(service, at(path))).json();
      expect(browsers(), path).toEqual(before);
      expect(await leftOpen(), path).toEqual({ pages: 0, contexts: 0 });
    }
  });

  it.each([
    [{ url: 'http://169.254.169.254/latest/meta-data' }, 400, 'private_address'],
    [{ url: 'file:///etc/passwd' }, 400, 'invalid_url'],
    [{ url: 'nonsense' }, 400, 'invalid_url'],
    [{}, 400, 'invalid_request'],
    [{ html: '<p>Hello', url: 'file:///etc/passwd' }, 400, 'invalid_url'],
    [{ url: 'https://example.com/', viewport: { width: 1e9, height: 800 } }, 400, 'invalid_request'],
  ])('refuses %j', async (body, status, code) => {
    const response = await render(service, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('accepts only POST', async () => {
    expect((await service.fetch('/')).status).toBe(405);
  });
});

const PRODUCTION = { ENVIRONMENT: 'production' };

describe('the render service in production', () => {
  it('refuses requests when no token is configured', async () => {
    const service = await start(PRODUCTION);
    const response = await render(service, { url: 'https://example.com/' });
    expect(response.status).toBe(503);
    await service.close();
  });

  it('requires the token and allows no exceptions of the guard', async () => {
    const allow = `127.0.0.1:${site.port}`;
    const service = await start({ ...PRODUCTION, FETCH_ALLOW_HOSTS: allow, RENDER_SERVICE_TOKEN: TOKEN });
    const body = { url: `http://${allow}/` };
    expect((await render(service, body)).status).toBe(401);
    expect((await render(service, body, { 'x-render-token': `${TOKEN}.` })).status).toBe(401);
    expect((await render(service, body, { 'x-render-token': TOKEN })).status).toBe(400);
    await service.close();
  });
});
