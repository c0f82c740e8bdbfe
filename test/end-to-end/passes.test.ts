import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBoth, type Workers } from '../../scripts/service/start-workers.ts';
import { renderBundle } from '../render-bundle.ts';
import { browsers, killBrowsers } from '../render/browsers.ts';
import { providerServer, type ProviderServer } from '../render/provider-server.ts';
import { everyNth } from '../sample.ts';
import { COPY } from '../worker/pages.ts';
import { sharedBundle } from './bundle.ts';
import { fewAssets } from './few-assets.ts';

const TOKEN = 'a token of the tests';

/** A page without buttons and emphasised words. */
const QUIET = `<!doctype html><html lang="en"><title>Quiet</title><h1>Coffee from four farms</h1><p>${COPY}</p></html>`;
const SEEN = { axis: 'emphasis.cta_treatment', value: 'outlined', certainty: 'likely', seen: 'An outline.' };

let site: Server;
let model: ProviderServer;
let address: string;
let service: Workers;

beforeAll(async () => {
  model = await providerServer();
  site = createServer(({ url }, response) => {
    if (url === '/kill') killBrowsers();
    const script = url === '/killer' ? '<script>fetch("/kill")</script>' : '';
    response.writeHead(200, { 'content-type': 'text/html' }).end(QUIET + script);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}`;
  const vars = { FETCH_ALLOW_HOSTS: host, RENDER_SERVICE_TOKEN: TOKEN };
  const judge = { JUDGE_RENDER: 'auto', JUDGE_VISION: 'on' };
  const vision = { VISION_PROVIDER: 'openai', VISION_MODEL: 'a-model', VISION_BASE_URL: model.url };
  service = await startBoth(
    { bundle: sharedBundle().folder, assets: fewAssets(), vars: { ...vars, ...judge } },
    { bundle: renderBundle(), vars: { ...vars, ...vision, OPENAI_API_KEY: 'a key' } },
  );
});

afterAll(async () => {
  await service.close();
  site.close();
  model.close();
});

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await service.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const vectorized = async (body: object) =>
  (await post('/api/vectorize', { url: `${address}/`, ...body })).body;

describe('the vision pass in the whole service', () => {
  it.each([
    ['as it was sent', false],
    ['through a browser', true],
  ])('sends a model the page read %s', async (_, render) => {
    model.received.splice(0);
    model.behaviour = { kind: 'answers', text: JSON.stringify({ readings: [SEEN] }) };
    expect(await vectorized({ render })).toMatchObject({
      render_pass: { used: render },
      vision_pass: { enabled: true, used: true, axes: ['emphasis.cta_treatment'], provider: 'openai' },
      grammar: { emphasis: { cta_treatment: 'outlined' } },
    });
    expect(model.received).toHaveLength(1);
    expect(JSON.stringify(model.received)).toContain('data:image/jpeg;base64,/9j/');
  });

  /** What a model does wrong: test/render/vision.test.ts has each of them as well. */
  const faults = [
    [{ kind: 'refuses' }, 'declined'],
    [{ kind: 'answers', text: 'Lovely page!' }, 'unexpected format'],
    [{ kind: 'fails', status: 429 }, 'no more requests'],
    [{ kind: 'fails', status: 500 }, 'HTTP 500'],
  ] as const;

  it.each(everyNth(faults, 2))('answers without the model when it %j', async (behaviour, error) => {
    model.behaviour = behaviour;
    const { vision_pass, grammar } = await vectorized({});
    expect(vision_pass).toMatchObject({ used: false, axes_filled: 0, error: expect.stringContaining(error) });
    expect(grammar).toMatchObject({ surface: { ground: 'white' } });
  });
});

describe('the browser in the whole service', () => {
  it('is available to clients with the token', async () => {
    const body = { url: `${address}/`, screenshot: 'viewport' };
    expect((await post('/api/render', body)).status).toBe(401);
    const { status, body: rendered } = await post('/api/render', body, { 'x-render-token': TOKEN });
    expect(status).toBe(200);
    expect(rendered).toMatchObject({ final_url: `${address}/`, screenshot: { width: 1280, height: 800 } });
  });

  it('renders given HTML with the given CSS', async () => {
    const css = `body { background: #000 } p::after { content: '</style><p>' } p { color: #fff }`;
    const { render_pass, grammar } = await vectorized({ url: undefined, html: QUIET, css, render: true });
    expect(render_pass).toEqual({ enabled: true, used: true });
    expect(grammar).toMatchObject({ surface: { ground: 'black' } });
  });

  it('may crash during a page: that page is read without a browser, the next one in a new browser', async () => {
    model.behaviour = { kind: 'refuses' };
    const lost = await vectorized({ url: `${address}/killer`, render: true });
    expect(lost).toMatchObject({
      render_pass: { enabled: true, used: false, error: expect.stringContaining('lost') },
      grammar: { surface: { ground: 'white' } },
    });
    expect(await vectorized({ render: true })).toMatchObject({ render_pass: { enabled: true, used: true } });
    expect(browsers()).toHaveLength(1);
  });
});
