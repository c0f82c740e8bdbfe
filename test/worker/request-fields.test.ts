import { describe, expect, it } from 'vitest';
import type { Operation } from '../../worker/operation.ts';
import { loadOperations } from '../../worker/operations/index.ts';
import { ask, post, type Json } from './ask.ts';
import { expectProblem } from './expect-answer.ts';

const OPERATIONS: readonly Operation[] = await loadOperations();

const HTML = '<p>Coffee by post, from four farms, every week.</p>';

/** The problem response for a body; it lists every invalid field. */
async function wrongFields(route: string, body: unknown): Promise<Json> {
  return expectProblem(await post(`/api/${route}`, body), 400, 'invalid_request');
}

describe('a value of the wrong kind', () => {
  it.each([
    ['score', { html: HTML, target_grammar: [] }, 'target_grammar'],
    ['score', { html: HTML, target_grammar: 'dark' }, 'target_grammar'],
    ['score', { html: HTML, brief: 'dark', target_tokens: 'Inter' }, 'target_tokens'],
    ['diff', { a: { brand: 'stripe' }, b: { grammar: [] } }, 'b.grammar'],
    ['nearest', { grammar: 7 }, 'grammar'],
    ['compose', { sources: {} }, 'sources'],
    ['compose', { sources: [] }, 'sources'],
    ['log', { event: 'compose', sources: [] }, 'sources'],
  ])('of /api/%s is refused by its name: %j', async (route, body, field) => {
    const { errors, detail } = await wrongFields(route, body);
    expect(errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(detail).toContain(`${field}: `);
  });

  it('names every category where GET /api/compose gets none', async () => {
    const { errors } = await expectProblem(await ask('/api/compose'), 400, 'invalid_request');
    expect(errors).toContainEqual({
      field: 'surface',
      detail: expect.stringContaining('at least one category'),
    });
  });
});

describe('an unknown field', () => {
  it.each([
    ['score', { html: HTML, briefs: 'dark' }, 'briefs', 'brief'],
    ['score', { html: HTML, targetBrand: 'stripe' }, 'targetBrand', 'target_brand'],
    ['score', { html: HTML, brief: 'dark', ignore_axis: ['voice'] }, 'ignore_axis', 'ignore_axes'],
    ['vectorize', { html: HTML, explane: true }, 'explane', 'explain'],
    ['vectorize', { Url: 'https://example.com/', html: HTML }, 'Url', 'url'],
    ['agents-md', { html: HTML, baseUrl: 'https://example.com/' }, 'baseUrl', 'base_url'],
    ['extract', { url: 'https://example.com/', redner: true }, 'redner', 'render'],
    ['query', { query: 'dark', candidate: 'x', canditate_url: 'x' }, 'canditate_url', 'candidate_url'],
    ['search', { q: 'swiss', limt: 5 }, 'limt', 'limit'],
    [
      'compose',
      { sources: { type: 'stripe' }, output: 'css', output_fromat: 'css' },
      'output_fromat',
      'output_format',
    ],
    ['nearest', { brand: 'stripe', limits: 3 }, 'limits', 'limit'],
    ['diff', { a: { brand: 'stripe' }, b: { brand: 'linear', htlm: HTML } }, 'b.htlm', 'html'],
    ['brands', { slug: 'own', html: HTML, nmae: 'Own' }, 'nmae', 'name'],
    ['log', { event: 'search', clients: 'cli' }, 'clients', 'client'],
    [
      'render',
      { html: HTML, viewport: { width: 390, heigth: 844, height: 844 } },
      'viewport.heigth',
      'height',
    ],
    ['score', { html: '<p>x</p>', brand: 'linear' }, 'brand', 'target_brand'],
    ['score', { html: '<p>x</p>', target: { brand: 'linear' }, brief: 'calm' }, 'target', null],
  ])('of /api/%s is refused with the suggested name: %j', async (route, body, field, meant) => {
    const { errors } = await wrongFields(route, body);
    const name = field.split('.').at(-1);
    const detail =
      meant === null
        ? expect.stringContaining('. Known fields: ')
        : `Unknown field \`${name}\`: did you mean \`${meant}\`?`;
    expect(errors).toContainEqual({ field, detail });
  });

  it.each(['toString', '__proto__', 'constructor', 'zzzzzzzz'])('%j has no suggestion', async (name) => {
    const body = `{"q":"swiss",${JSON.stringify(name)}:1}`;
    const problem = await expectProblem(
      await ask('/api/search', { method: 'POST', body }),
      400,
      'invalid_request',
    );
    expect(problem['detail']).toBe(`Unknown field \`${name}\`. Known fields: q, limit.`);
  });

  it.each([
    ['compose', '{"sources": {"surface": "stripe", "constructor": "linear"}}', 'sources.constructor'],
    ['compose', '{"sources": {"__proto__": "linear", "surface": "stripe"}}', 'sources.__proto__'],
    ['compose', '{"sources": {"prototype": "stripe"}}', 'sources.prototype'],
  ])('that records leave out is refused as well: /api/%s %s', async (route, body, field) => {
    const response = await ask(`/api/${route}`, { method: 'POST', body });
    const { errors } = await expectProblem(response, 400, 'invalid_request');
    expect(errors).toEqual([{ field, detail: 'Unknown name.' }]);
  });

  it('is reported together with all other errors', async () => {
    const { errors, detail } = await wrongFields('search', { limit: 'x', brief: 'swiss' });
    expect(errors.map(({ field }: Json) => field)).toEqual(['brief', 'q', 'limit']);
    expect(detail).toMatch(/^Unknown field `brief`/);
  });

  it('is truncated in the message, as is a list of thousands of fields', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => [`field${index}`, 1]);
    const { errors } = await wrongFields('search', { q: 'x', ['q'.repeat(60_000)]: 1 });
    expect(JSON.stringify(errors).length).toBeLessThan(300);
    expect((await wrongFields('search', { q: 'x', ...Object.fromEntries(names) }))['errors']).toHaveLength(
      20,
    );
  });

  it.each([
    ['/api/search?q=swiss&limt=5', 'limt'],
    ['/api/brands?limit=5&page=2', 'page'],
    ['/api/openapi.json?version=3', 'version'],
    ['/problems/internal?lang=en', 'lang'],
  ])('in a query string is refused too: %s', async (path, field) => {
    const { errors } = await expectProblem(await ask(path), 400, 'invalid_request');
    expect(errors).toEqual([{ field, detail: expect.stringContaining('Unknown field') }]);
  });
});

describe('a parameter given twice', () => {
  it.each([
    ['/api/search?q=swiss&q=dark', ['q']],
    ['/api/search?q=a&limit=1&limit=2&limit=3', ['limit']],
  ])('is refused: %s', async (path, fields) => {
    const { errors } = await expectProblem(await ask(path), 400, 'invalid_request');
    expect(errors).toEqual(fields.map((field) => ({ field, detail: 'Must be given once only.' })));
  });
});

describe('a missing page input', () => {
  it.each([
    ['score', {}, 'url'],
    ['vectorize', {}, 'url'],
    ['agents-md', { render: true }, 'url'],
    ['extract', {}, 'url'],
    ['brands', { slug: 'own' }, 'url'],
    ['render', {}, 'url'],
    ['nearest', {}, 'url'],
    ['diff', { a: { brand: 'stripe' }, b: {} }, 'b.url'],
    ['vectorize', { html: '' }, 'html'],
    ['vectorize', { html: ' \n' }, 'html'],
    ['score', { html: '', brief: 'dark' }, 'html'],
    ['diff', { a: { html: '' }, b: { brand: 'stripe' } }, 'a.html'],
    ['vectorize', { url: 'https://example.com/', css: 'p {}' }, 'css'],
    ['agents-md', { url: 'https://example.com/', base_url: 'https://example.com/' }, 'base_url'],
    ['nearest', { brand: 'stripe', grammar: {} }, 'grammar'],
    ['nearest', { brand: 'stripe', html: HTML }, 'brand'],
  ])('for /api/%s with %j is a problem of that field', async (route, body, field) => {
    const { errors, detail } = await wrongFields(route, body);
    expect(errors.map((error: Json) => error['field'])).toEqual([field]);
    expect(detail).toContain(field);
  });
});

describe('every route with a body', () => {
  const posts = OPERATIONS.filter(({ method }) => method === 'POST');

  it.each(posts)('$path refuses a body that is not an object', async ({ path }) => {
    for (const body of [null, [], 'text', 12, true]) {
      const problem = await expectProblem(await post(path, body), 400, 'invalid_request');
      expect(problem).not.toHaveProperty('errors');
      expect(problem['detail']).toBe('The request body must be a JSON object.');
    }
  });

  it.each(posts)('$path lists its fields for an unknown field', async ({ path }) => {
    const { errors } = await expectProblem(await post(path, { no_such_field: 1 }), 400, 'invalid_request');
    expect(errors[0].field).toBe('no_such_field');
    for (const { field } of errors) expect(field).not.toBe('');
  });
});
