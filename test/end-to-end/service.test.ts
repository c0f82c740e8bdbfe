import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/local-platform.ts';
import { mediaFolder, slugsIn } from '../../scripts/media/media-files.ts';
import { startBoth, type Workers } from '../../scripts/service/start-workers.ts';
import { storeRecordings } from '../../scripts/media/store-recordings.ts';
import { migrate } from '../../scripts/crash/start-migrated.ts';
import { SERVICE } from '../../scripts/service/start-service.ts';
import { renderBundle } from '../render-bundle.ts';
import { SHELL, SHOP, SHOP_CSS } from '../worker/pages.ts';
import { sharedBundle } from './bundle.ts';

const RENDER_TOKEN = 'a token of the tests';
const STATIC_CACHE = 'public, max-age=300, s-maxage=3600';

/** Fills the shell like a client-side application. */
const APP = `document.getElementById('root').innerHTML = ${JSON.stringify(SHOP.slice(SHOP.indexOf('<main>')))};
const style = document.createElement('link'); style.rel = 'stylesheet'; style.href = '/shop.css'; document.head.append(style);`;

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/': ['text/html', SHOP],
  '/app': ['text/html', SHELL],
  '/app.js': ['text/javascript', APP],
  '/shop.css': ['text/css', SHOP_CSS],
};

let site: Server;
let address: string;
let service: Workers;

beforeAll(async () => {
  site = createServer(({ url = '/' }, response) => {
    const [type, text] = FILES[url] ?? ['text/html', ''];
    response.writeHead(url in FILES ? 200 : 404, { 'content-type': type }).end(text);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  address = `http://${host}`;
  const vars = { FETCH_ALLOW_HOSTS: host, RENDER_SERVICE_TOKEN: RENDER_TOKEN };
  service = await startBoth(
    { bundle: sharedBundle().folder, vars: { ...vars, JUDGE_RENDER: 'on' } },
    { bundle: renderBundle(), vars },
  );
  await migrate(service.runtime);
});

afterAll(async () => {
  await service.close();
  site.close();
});

async function post(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await service.fetch(path, { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

describe('a static document', () => {
  it('allows every origin and is cacheable', async () => {
    const response = await service.fetch('/api/styles.json');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': 'Content-Type',
      'cache-control': STATIC_CACHE,
      'content-type': expect.stringMatching(/^application\/json/),
    });
    const { count, styles } = (await response.json()) as { count: number; styles: { slug: string }[] };
    expect(styles).toHaveLength(count);
  });

  it('gives 304 to a client that has it', async () => {
    const etag = (await service.fetch('/api/styles.json')).headers.get('etag');
    const again = await service.fetch('/api/styles.json', { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['design.md', 'agents.md'])('of a brand called %s is Markdown', async (name) => {
    const list = (await (await service.fetch('/api/styles.json')).json()) as { styles: { slug: string }[] };
    const response = await service.fetch(`/api/styles/${list.styles[0]?.slug}/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(STATIC_CACHE);
    expect(await response.text()).toMatch(/^---\n/);
  });

  it('of a contract contains the URL of the service', async () => {
    const response = await service.fetch('/api/styles/linear/agents.md');
    const [, endpoint = ''] = /endpoint: "(.*)"/.exec(await response.text()) ?? [];
    const judged = await service.fetch(new URL(endpoint).href, { method: 'POST', body: '{}' });
    expect(judged.status).toBe(400);
  });

  it.each(['styles.json', 'grammar.json', 'graph.json', 'embeddings.json', 'weights.json'])(
    '/api/%s exists',
    async (name) => {
      const response = await service.fetch(`/api/${name}`, { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe(STATIC_CACHE);
    },
  );

  it.each(['/api/styles/no-such-brand.json', '/api/styles/no-such-brand/design.md', '/api/nothing'])(
    'that does not exist is a 404 problem, also for a browser: %s',
    async (path) => {
      const response = await service.fetch(path, { headers: { 'sec-fetch-mode': 'navigate' } });
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with the allowed methods', async (method) => {
    for (const path of ['/api/grammar.json', '/api/styles/govuk.json', '/api/styles/govuk/design.md']) {
      const response = await service.fetch(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.text()).toBe('');
    }
  });

  it('answers no preflight, as documented', async () => {
    const preflight = await service.fetch('/api/styles.json', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://reader.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.ok).toBe(false);
    const api = (await (await service.fetch('/api/openapi.json')).json()) as {
      paths: Record<string, { get?: { description?: string } }>;
    };
    expect(api.paths['/api/styles.json']?.get?.description).toContain('no CORS preflight');
  });
});

describe('the whole service', () => {
  it('renders an application and reads it like the server-rendered page', async () => {
    const fromApp = await post('/api/vectorize', { url: `${address}/app` });
    expect(fromApp).toMatchObject({
      render_pass: { enabled: true, used: true },
      grammar: { surface: { ground: 'cream', radius: 'pill' } },
    });
    const compared = await post('/api/score', { url: `${address}/app`, target_url: `${address}/` });
    expect(compared).toMatchObject({ score: 100, verdict: 'pass', audit: { judge: 'render' } });
  });

  it('scores against a brand of the catalog', async () => {
    const list = (await (await service.fetch('/api/styles.json')).json()) as { styles: { slug: string }[] };
    const answer = await post('/api/score', { url: `${address}/`, target_brand: list.styles[0]?.slug });
    expect(answer).toMatchObject({ target_source: 'brand', score: expect.any(Number) });
  });

  it('has no private brands before one is registered', async () => {
    const response = await service.fetch('/api/score', {
      method: 'POST',
      body: JSON.stringify({ url: `${address}/`, target_brand: 'nobody' }),
    });
    expect(response.status).toBe(404);
  });
});

describe('screenshots and recordings', () => {
  interface Style {
    readonly slug: string;
    readonly has_screenshot: boolean;
    readonly has_video: boolean;
  }
  const media = mediaFolder(ROOT);
  let styles: readonly Style[];

  beforeAll(async () => {
    const { MEDIA } = await service.runtime.getBindings<{ readonly MEDIA: R2Bucket }>(SERVICE);
    await storeRecordings(MEDIA, media);
    ({ styles } = (await (await service.fetch('/api/styles.json')).json()) as { styles: readonly Style[] });
  });

  it('are stated in the list for the brands that have their files', async () => {
    const screenshots = await slugsIn(media.screenshots, '.webp');
    const recordings = await slugsIn(media.recordings, '.mp4');
    for (const { slug, has_screenshot, has_video } of styles) {
      expect([slug, has_screenshot, has_video]).toEqual([slug, screenshots.has(slug), recordings.has(slug)]);
    }
  });

  it('are served as the list states, for one of eight brands and those that have a recording', async () => {
    const served = async (path: string) => (await service.fetch(path, { method: 'HEAD' })).status === 200;
    const asked = styles.filter(({ has_video }, at) => has_video || at % 8 === 0);
    for (const { slug, has_screenshot, has_video } of asked) {
      expect(await served(`/styles/screenshots/${slug}.webp`), slug).toBe(has_screenshot);
      expect(await served(`/styles/videos/${slug}.mp4`), slug).toBe(has_video);
    }
  });

  it('the reference brands have both in the documented formats', async () => {
    for (const slug of ['anthropic', 'apple', 'govuk', 'linear', 'stripe']) {
      const screenshot = await service.fetch(`/styles/screenshots/${slug}.webp`);
      expect(Object.fromEntries(screenshot.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': 'Content-Type',
        'cache-control': 'public, max-age=300, s-maxage=3600',
        'content-type': 'image/webp',
      });
      await screenshot.body?.cancel();
      const recording = await service.fetch(`/styles/videos/${slug}.mp4`, {
        headers: { range: 'bytes=4-7' },
      });
      expect(recording.status).toBe(206);
      expect(recording.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=3600');
      expect(await recording.text()).toBe('ftyp');
    }
  });

  it('an entry says what its screenshot shows, and why it has no live tokens', async () => {
    const record = (await (await service.fetch('/api/styles/govuk.json')).json()) as Record<string, unknown>;
    expect(record).toMatchObject({ has_screenshot: true, screenshot_of: 'board', live_tokens: null });
    expect(record['live_tokens_reason']).toMatch(/official page/);
  });

  it('a missing screenshot is a 404 problem', async () => {
    const response = await service.fetch('/styles/screenshots/nobody.webp');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});
