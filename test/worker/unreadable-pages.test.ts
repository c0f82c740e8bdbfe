import { expect, it } from 'vitest';
import { post, type Json } from './ask.ts';
import { expectProblem } from './expect-answer.ts';
import { SITE } from './upstream.ts';

/** Every input that takes a page, with its field. */
const ROUTES: readonly (readonly [route: string, field: string, body: (url: string) => Json])[] = [
  ['vectorize', 'url', (url) => ({ url })],
  ['extract', 'url', (url) => ({ url })],
  ['agents-md', 'url', (url) => ({ url })],
  ['query', 'query', (query) => ({ query })],
  ['nearest', 'url', (url) => ({ url })],
  ['diff', 'a.url', (url) => ({ a: { url }, b: { brand: 'stripe' } })],
  ['diff', 'b.url', (url) => ({ a: { brand: 'stripe' }, b: { url } })],
  ['score', 'target_url', (target_url) => ({ url: `${SITE}/`, target_url })],
  ['brands', 'url', (url) => ({ slug: 'own', url })],
];

const PAGES: readonly (readonly [path: string, status: number, code: string])[] = [
  ['/empty', 502, 'unparseable'],
  ['/blank', 502, 'unparseable'],
  ['/loading', 502, 'unparseable'],
  ['/hidden', 502, 'unparseable'],
  ['/pdf', 502, 'unparseable'],
  ['/gone', 502, 'unreachable'],
];

const cases = ROUTES.flatMap(([route, field, body]) =>
  PAGES.map(([path, status, code]) => [route, path, field, body, status, code] as const),
);

it.each(cases)('/api/%s of %s is a problem of %s', async (route, path, field, body, status, code) => {
  const problem = await expectProblem(await post(`/api/${route}`, body(`${SITE}${path}`)), status, code);
  expect(problem['errors']).toEqual([{ field, detail: problem['detail'] }]);
  expect(problem['detail']).toMatch(/\. (Check|Give) [^.]+\.$/); // what the caller can do
});

it.each(ROUTES)('/api/%s names the field of a refused URL: %s%s', async (route, field, body) => {
  for (const [url, code] of [
    ['http://10.0.0.1/', 'private_address'],
    [`https://example.com:25/`, 'invalid_url'],
  ] as const) {
    const { errors } = await expectProblem(await post(`/api/${route}`, body(url)), 400, code);
    expect(errors[0].field).toBe(field);
  }
});

it.each([
  ['vectorize', { base_url: 'nowhere' }, 'base_url'],
  ['vectorize', { url: 'ftp://example.com/' }, 'url'],
  ['diff', { base_url: 'nowhere' }, 'a.base_url'],
])('/api/%s names an invalid base URL of given HTML: %j', async (route, fields, field) => {
  const page = { html: '<h1>Coffee by post, from four farms, every week</h1>', ...fields };
  const body = route === 'diff' ? { a: page, b: { brand: 'stripe' } } : page;
  const { errors } = await expectProblem(await post(`/api/${route}`, body), 400, 'invalid_url');
  expect(errors[0].field).toBe(field);
});

it.each(['<div></div>', '<title>Soon</title>', '<p hidden>Coffee by post, from four farms, every week'])(
  'given HTML that shows nothing is a mistake of the request, not of another server: %s',
  async (html) => {
    for (const route of ['vectorize', 'agents-md', 'nearest']) {
      const { errors } = await expectProblem(await post(`/api/${route}`, { html }), 400, 'invalid_request');
      expect(errors[0].field).toBe('html');
    }
  },
);

it('a page of low contrast can be read; only a score rejects it', async () => {
  expect((await post('/api/vectorize', { url: `${SITE}/faint` })).status).toBe(200);
});

it.each(ROUTES)(
  "/api/%s names FETCH_ALLOW_HOSTS on a developer's machine alone",
  async (route, field, body) => {
    for (const url of ['http://localhost:5000/', 'http://192.168.0.7/']) {
      const { detail } = await expectProblem(await post(`/api/${route}`, body(url)), 400, 'private_address');
      expect(detail).toContain('FETCH_ALLOW_HOSTS');
      if (route === 'brands') continue; // closed in production
      const production = await post(`/api/${route}`, body(url), { ENVIRONMENT: 'production' });
      const { errors } = await expectProblem(production, 400, 'private_address');
      expect(errors).toEqual([{ field, detail: expect.not.stringContaining('FETCH_ALLOW_HOSTS') }]);
    }
  },
);
