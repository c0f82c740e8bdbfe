import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestHarness, type TestHarness } from 'wrangler';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TOKEN = 'a token of the tests';

/** Counts what reaches it: the guarded browser must never come here. */
let forbidden: { server: Server; port: number; visits: number };
let site: { server: Server; port: number };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function pages(privatePort: number): Readonly<Record<string, string>> {
  return {
    '/': `<!doctype html><title>App</title><div id="root"></div>
      <script>document.getElementById('root').innerHTML = '<h1>Made by a script</h1>';</script>`,
    '/lazy': `<!doctype html><title>Lazy</title><div style="height:3000px"></div><p id="late"></p>
      <script>new IntersectionObserver((seen) => { if (seen[0].isIntersecting) late.textContent = 'Shown late'; }).observe(late);</script>`,
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
    const page = pages(forbidden.port)[pathname];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(page ?? '<h1>nothing</h1>');
  });
  site = { server, port: await listen(server) };
});

afterAll(() => {
  site.server.close();
  forbidden.server.close();
});

interface Settings {
  readonly env?: string;
  readonly vars?: Record<string, string>;
  readonly secrets?: Record<string, string>;
}

async function start(settings: Settings): Promise<TestHarness> {
  const harness = createTestHarness({ workers: [{ configPath: './render/wrangler.toml', ...settings }] });
  await harness.listen();
  return harness;
}

function render(harness: TestHarness, body: unknown, headers: Record<string, string> = {}) {
  return harness.fetch('/', { method: 'POST', body: JSON.stringify(body), headers });
}

describe('the render service on a developer’s machine', () => {
  let harness: TestHarness;
  const at = (path: string) => ({ url: `http://127.0.0.1:${site.port}${path}` });

  beforeAll(async () => {
    harness = await start({
      env: 'development',
      vars: { FETCH_ALLOW_HOSTS: `127.0.0.1:${site.port}` },
    });
  });
  afterAll(() => harness.close());

  it('answers the document after its scripts ran', async () => {
    const response = await render(harness, at('/'));
    expect(response.status).toBe(200);
    const rendered = (await response.json()) as Record<string, string>;
    expect(rendered).toMatchObject({ url: at('/').url, status: 200 });
    expect(rendered['html']).toContain('<h1>Made by a script</h1>');
  });

  it('shows what waits for being scrolled to', async () => {
    const rendered = (await (await render(harness, at('/lazy'))).json()) as Record<string, string>;
    expect(rendered['html']).toContain('Shown late');
  });

  it('tells the status of a page that fails', async () => {
    expect(await (await render(harness, at('/missing'))).json()).toMatchObject({ status: 404 });
  });

  it('keeps a page from asking what is not public', async () => {
    const rendered = (await (await render(harness, at('/curious'))).json()) as Record<string, string>;
    expect(rendered['html']).toContain('refused');
    expect(forbidden.visits).toBe(0);
  });

  it('does not follow a redirect to what is not public', async () => {
    const response = await render(harness, at('/away'));
    expect(response.status).toBe(502);
    expect(forbidden.visits).toBe(0);
  });

  it.each([
    [{ url: 'http://169.254.169.254/latest/meta-data' }, 400, 'private_address'],
    [{ url: 'file:///etc/passwd' }, 400, 'invalid_url'],
    [{ url: 'nonsense' }, 400, 'invalid_url'],
    [{}, 400, 'invalid_request'],
  ])('refuses %j', async (body, status, code) => {
    const response = await render(harness, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  it('answers POST only', async () => {
    expect((await harness.fetch('/')).status).toBe(405);
  });
});

describe('the render service in production', () => {
  it('refuses to work when no token is configured', async () => {
    const harness = await start({});
    const response = await render(harness, { url: 'https://example.com/' });
    expect(response.status).toBe(503);
    await harness.close();
  });

  it('wants the token, and allows no exceptions from the guard', async () => {
    const allow = `127.0.0.1:${site.port}`;
    const harness = await start({
      vars: { FETCH_ALLOW_HOSTS: allow },
      secrets: { RENDER_SERVICE_TOKEN: TOKEN },
    });
    const body = { url: `http://${allow}/` };
    expect((await render(harness, body)).status).toBe(401);
    expect((await render(harness, body, { 'x-render-token': `${TOKEN}.` })).status).toBe(401);
    expect((await render(harness, body, { 'x-render-token': TOKEN })).status).toBe(400);
    await harness.close();
  });
});
