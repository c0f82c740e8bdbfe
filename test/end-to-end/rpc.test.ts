import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { SHOP, SHOP_CSS } from '../worker/pages.ts';
import type { Call } from './caller/worker.ts';

const TOKEN = 'a token of the tests';
const SERVICE = 'https://taste.example.com';
const PAGE = { html: SHOP, css: SHOP_CSS };

let workers: TestHarness;

beforeAll(async () => {
  const env = 'development';
  workers = createTestHarness({
    workers: [
      { configPath: './test/end-to-end/caller/wrangler.toml' },
      {
        configPath: './wrangler.toml',
        env,
        vars: { SERVICE_URL: `${SERVICE}/` },
        secrets: { PRIVATE_BRANDS_TOKEN: TOKEN },
      },
      { configPath: './render/wrangler.toml', env },
    ],
  });
  await workers.listen();
  await service().applyD1Migrations('DB');
});

afterAll(() => workers.close());

const service = () => workers.getWorker('design-taste-catalog');

/** The answer a bound Worker gets. */
async function call(method: Call['method'], input?: unknown, options?: Call['options']) {
  const body = JSON.stringify({ method, input, options });
  return (await workers.fetch('/', { method: 'POST', body })).json();
}

/** The HTTP response a client gets. */
async function post(path: string, input: unknown, headers: Record<string, string> = {}) {
  return service().fetch(`${SERVICE}${path}`, { method: 'POST', body: JSON.stringify(input), headers });
}

describe('a Worker bound to the service', () => {
  it.each([
    ['vectorize', '/api/vectorize', { ...PAGE, explain: true }],
    ['search', '/api/search', { q: 'warm editorial', limit: 3 }],
    ['compose', '/api/compose', { sources: { surface: 'stripe', type: 'vercel' } }],
  ] as const)('gets from %s what %s answers', async (method, path, input) => {
    const overHttp = await (await post(path, input)).json();
    expect(await call(method, input)).toEqual({ ok: true, value: overHttp });
  });

  it('gets documents as text with the URL of the service', async () => {
    const overHttp = await (await post('/api/agents-md', PAGE)).text();
    expect(await call('agentsMd', PAGE)).toEqual({ ok: true, value: overHttp });
    expect(overHttp).toContain(`${SERVICE}/api/score`);
  });

  it.each([
    ['vectorize', '/api/vectorize', {}],
    ['vectorize', '/api/vectorize', { url: 'http://127.0.0.1/' }],
    ['score', '/api/score', PAGE],
    ['score', '/api/score', { ...PAGE, target_brand: 'nobody' }],
    ['score', '/api/score', { ...PAGE, target_grammar: { 'surface.mood': 'x' } }],
    ['compose', '/api/compose', { sources: {} }],
    ['search', '/api/search', { q: 'swiss', limit: 1.5 }],
    ['search', '/api/search', { q: 'a'.repeat(70_000) }],
    ['registerBrand', '/api/brands', { ...PAGE, slug: 'four-farms' }],
    ['vectorize', '/api/vectorize', 'text'],
  ] as const)('gets from %s the problem of %s: %o', async (method, path, input) => {
    const overHttp = await (await post(path, input)).json();
    expect(overHttp).toMatchObject({ status: expect.any(Number), code: expect.any(String) });
    expect(await call(method, input)).toEqual({ ok: false, problem: overHttp });
  });

  it('registers private brands with the token', async () => {
    const options = { token: TOKEN };
    const input = { ...PAGE, slug: 'four-farms', name: 'Four Farms' };
    expect(await call('registerBrand', input, options)).toMatchObject({ ok: true, value: { created: true } });
    const listed = await call('readBrands', {}, options);
    expect(listed).toMatchObject({ ok: true, value: { brands: [{ slug: 'four-farms' }] } });
    const scored = await call('score', { ...PAGE, target_brand: 'four-farms' });
    expect(scored).toMatchObject({ ok: true, value: { score: 100 } });
    for (const [method, input] of [
      ['nearest', { brand: 'four-farms' }],
      ['diff', { a: { brand: 'four-farms' }, b: { brand: 'stripe' } }],
      ['compose', { sources: { surface: 'four-farms' }, output_format: 'css' }],
    ] as const) {
      expect(await call(method, input, options)).toMatchObject({ ok: true });
      expect(await call(method, input)).toMatchObject({ ok: false, problem: { status: expect.any(Number) } });
    }
    expect(await call('deleteBrand', { slug: 'four-farms' }, options)).toEqual({ ok: true });
    const gone = await call('deleteBrand', { slug: 'four-farms' }, options);
    expect(gone).toMatchObject({ ok: false, problem: { code: 'unknown_brand' } });
  });

  it('logs an event', async () => {
    expect(await call('log', { event: 'brand_pull', brand_slug: 'stripe' })).toEqual({ ok: true });
    const refused = await call('log', { event: 'purchase' });
    expect(refused).toMatchObject({ ok: false, problem: { status: 400 } });
  });

  it('may omit the input', async () => {
    const answer = await call('search');
    expect(answer).toMatchObject({ ok: false, problem: { code: 'invalid_request' } });
  });

  it('can call typed methods', async () => {
    const slugs = await (await workers.fetch('/typed')).json();
    expect(slugs).toHaveLength(3);
  });
});
