import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { httpHandler } from '../../worker/http.ts';
import { CACHE, defineOperation, SMALL_BODY } from '../../worker/operation.ts';
import { ERRORS } from '../../src/errors.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { ask, post, SERVICE, type Json } from './ask.ts';
import { expectProblem } from './expect-answer.ts';
import { SITE } from './upstream.ts';

const OPERATIONS = await loadOperations();

/** The documented errors: the request, its status and its code. */
const CONTRACT: readonly (readonly [route: string, condition: string, body: Json, number, string])[] = [
  ['search', 'missing q', {}, 400, 'invalid_request'],
  ['search', 'non-integer limit', { q: 'swiss', limit: 2.5 }, 400, 'invalid_request'],
  ['search', 'limit as text', { q: 'swiss', limit: '5' }, 400, 'invalid_request'],
  ['extract', 'missing url', {}, 400, 'invalid_request'],
  ['extract', 'scheme', { url: 'ftp://shop.example.com/' }, 400, 'invalid_url'],
  ['extract', 'hostname', { url: 'http://intranet/' }, 400, 'private_address'],
  ['extract', 'private address', { url: 'http://192.168.0.1/' }, 400, 'private_address'],
  ['extract', 'link-local address', { url: 'http://169.254.169.254/' }, 400, 'private_address'],
  ['extract', 'localhost', { url: 'http://localhost/' }, 400, 'private_address'],
  ['extract', 'upstream HTTP error', { url: `${SITE}/broken` }, 502, 'unreachable'],
  ['compose', 'empty sources', { sources: {} }, 400, 'invalid_request'],
  ['compose', 'missing sources', {}, 400, 'invalid_request'],
  ['compose', 'unknown category', { sources: { colour: 'stripe' } }, 400, 'unknown_axis'],
  ['compose', 'unknown slug', { sources: { surface: 'nobody' } }, 400, 'unknown_source'],
  ['log', 'unknown event', { event: 'purchase' }, 400, 'invalid_request'],
  ['log', 'unknown client', { event: 'search', client: 'fax' }, 400, 'invalid_request'],
  ['log', 'invalid brand_slug', { event: 'brand_pull', brand_slug: '-' }, 400, 'invalid_request'],
  [
    'log',
    'rating out of range',
    { event: 'rate_outcome', brand_slug: 'stripe', rating: 11 },
    400,
    'invalid_request',
  ],
  ['score', 'missing url', { target_brand: 'stripe' }, 400, 'invalid_request'],
  ['score', 'no target', { url: `${SITE}/` }, 400, 'missing_target'],
  ['score', 'vague brief', { url: `${SITE}/`, brief: 'Make it nice.' }, 400, 'vague_brief'],
  ['score', 'unknown target_brand', { url: `${SITE}/`, target_brand: 'nobody' }, 404, 'unknown_brand'],
  ['score', 'url unreachable', { url: `${SITE}/gone`, target_brand: 'stripe' }, 502, 'unreachable'],
  ['score', 'url unparseable', { url: `${SITE}/pdf`, target_brand: 'stripe' }, 502, 'unparseable'],
  ['score', 'target_url unreachable', { url: `${SITE}/`, target_url: `${SITE}/gone` }, 502, 'unreachable'],
  ['score', 'target_url unparseable', { url: `${SITE}/`, target_url: `${SITE}/pdf` }, 502, 'unparseable'],
  ['vectorize', 'missing url', {}, 400, 'invalid_request'],
  ['vectorize', 'unreachable', { url: `${SITE}/gone` }, 502, 'unreachable'],
  ['vectorize', 'unparseable', { url: `${SITE}/pdf` }, 502, 'unparseable'],
  ['agents-md', 'missing url', {}, 400, 'invalid_request'],
  ['agents-md', 'unreachable', { url: `${SITE}/gone` }, 502, 'unreachable'],
  ['agents-md', 'unparseable', { url: `${SITE}/pdf` }, 502, 'unparseable'],
];

describe('documented errors', () => {
  it.each(CONTRACT)('/api/%s, %s', async (route, _, body, status, code) => {
    await expectProblem(await post(`/api/${route}`, body), status, code);
  });

  it('lists its code in the operation, and so in the OpenAPI description', () => {
    const byTransport = ['invalid_json', 'invalid_request', 'body_too_large', 'missing_target'];
    const unlisted = CONTRACT.filter(([route, , , , code]) => {
      const operation = OPERATIONS.find(({ path, method }) => path === `/api/${route}` && method === 'POST');
      const listed: readonly string[] = operation?.errors ?? [];
      return !byTransport.includes(code) && !listed.includes(code);
    });
    expect(unlisted).toEqual([]);
  });
});

describe('the message of an error code', () => {
  it.each(Object.entries(ERRORS))('%s says what happened and what to do: %s', (_, message) => {
    expect(message).toMatch(/^[A-Z].+[.;:] .+\.$/);
  });
});

describe('an operation with an unexpected error', () => {
  const broken = defineOperation({
    name: 'broken',
    method: 'POST',
    path: '/api/broken',
    summary: 'Fail.',
    input: v.unknown(),
    output: v.never(),
    cache: CACHE.never,
    bodyLimit: SMALL_BODY,
    run: () => Promise.reject(new TypeError('secret.ts: token is undefined')),
  });

  it('gives the caller a 500 without details and logs the error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const request = new Request(`${SERVICE}/api/broken`, { method: 'POST', body: '{}' });
    const problem = await expectProblem(
      await httpHandler([{ ...broken, load: async () => broken }])(request, env),
      500,
      'internal',
    );
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('secret'));
    logged.mockRestore();
  });
});

describe('documented caching', () => {
  const COMPUTED = 'public, max-age=60, s-maxage=300';
  it.each([
    ['search', { q: 'swiss' }, COMPUTED],
    ['compose', { sources: { surface: 'stripe' } }, COMPUTED],
    ['extract', { url: `${SITE}/` }, 'no-store'],
    ['log', { event: 'search' }, 'no-store'],
    ['score', { url: `${SITE}/`, target_brand: 'stripe' }, 'no-store'],
    ['vectorize', { url: `${SITE}/` }, 'no-store'],
    ['agents-md', { url: `${SITE}/` }, 'no-store'],
  ])('/api/%s', async (route, body, cache) => {
    const response = await post(`/api/${route}`, body);
    expect(response.ok).toBe(true);
    expect(response.headers.get('cache-control')).toBe(cache);
  });

  it('caches the OpenAPI description as long as the documents', async () => {
    const response = await ask('/api/openapi.json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=3600');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('every GET', () => {
  const gets = OPERATIONS.filter(({ method }) => method === 'GET');
  const addresses: Readonly<Record<string, string>> = {
    '/problems/:code': '/problems/internal',
    '/api/search': '/api/search?q=swiss',
    '/api/compose': '/api/compose?surface=stripe',
  };

  it.each(gets)('$path has a HEAD', async ({ path }) => {
    const address = addresses[path] ?? path;
    const [get, head] = [await ask(address), await ask(address, { method: 'HEAD' })];
    expect(get.status).toBe(200);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(lasting(head.headers)).toEqual(lasting(get.headers));
  });
});

/** Headers without those that differ from request to request. */
function lasting(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'server-timing');
}
