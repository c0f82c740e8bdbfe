import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { AXES, GRAMMAR_VERSION } from '../../../src/grammar/axes/index.ts';
import { CATEGORIES } from '../../../src/grammar/axis.ts';
import type { Env } from '../../../worker/env.ts';
import { HYBRID_FORMATS } from '../../../worker/hybrid-formats.ts';
import { diff } from '../../../worker/operations/diff.ts';
import { nearest } from '../../../worker/operations/nearest.ts';
import { readBrands } from '../../../worker/operations/read-brands.ts';
import { score } from '../../../worker/operations/score.ts';
import { registerBrand } from '../../../worker/operations/register-brand.ts';
import { privateBrands } from '../../../worker/store/private-brands.ts';
import { ask, json, post, SERVICE, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHELL, SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/brands';
const TOKEN = 'a token of the tests';
const PRIVATE = 'private, no-store';

beforeEach(async () => {
  await env.DB.exec('DELETE FROM private_brands');
});

/** Sends a request with or without a token. */
function askWith(token: string | null, path: string, init: RequestInit = {}, settings: Partial<Env> = {}) {
  const headers = { ...(token !== null && { 'x-private-brands-token': token }) };
  return ask(path, { ...(init as RequestInit<IncomingRequestCfProperties>), headers }, settings);
}

async function storeGrammar(slug: string, grammar: Json): Promise<void> {
  await env.DB.prepare(
    "INSERT OR REPLACE INTO private_brands (slug, name, grammar, grammar_flat, created_at, updated_at) VALUES (?1, '', '{}', ?2, ?3, ?3)",
  )
    .bind(slug, JSON.stringify(grammar), '2026-01-01T00:00:00.000Z')
    .run();
}

/** Every text in an answer. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

function register(slug: string, more: Json = {}): Promise<Response> {
  const page = 'html' in more ? {} : { html: SHOP, css: SHOP_CSS };
  return post(PATH, { slug, ...page, ...more });
}

async function list(query = ''): Promise<Json> {
  return expectAnswer(await ask(`${PATH}${query}`), readBrands);
}

describe('POST /api/brands', () => {
  it('reads the page and stores its grammar', async () => {
    const response = await post(PATH, { url: `${SITE}/`, slug: 'four-farms', name: 'Four Farms' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe(PRIVATE);
    const record = await json(response);
    expect(record).toMatchObject({
      slug: 'four-farms',
      name: 'Four Farms',
      source_url: `${SITE}/`,
      grammar: { surface: { ground: 'cream', radius: 'pill' } },
      grammar_flat: { 'surface.ground': 'cream', 'surface.radius': 'pill' },
      created: true,
    });
    expect(record['created_at']).toBe(record['updated_at']);
    const { created: _, ...kept } = record;
    expect(await list('?slug=four-farms')).toEqual(kept);
  });

  it('replaces the brand of the same slug and keeps its creation time', async () => {
    const first = await json(await register('four-farms', { name: 'Before' }));
    const response = await post(PATH, { url: `${SITE}/plain`, slug: 'four-farms' });
    const second = await expectAnswer(response, registerBrand);
    expect(second).toMatchObject({ name: '', source_url: `${SITE}/plain`, created: false });
    expect(second['created_at']).toBe(first['created_at']);
    expect(Date.parse(second['updated_at'])).toBeGreaterThan(Date.parse(first['updated_at']));
    expect(second['grammar_flat']).not.toEqual(first['grammar_flat']);
    expect((await list())['brands']).toHaveLength(1);
  });

  it('accepts given HTML of an unreachable page', async () => {
    const record = await json(await register('own-shop', { url: 'http://localhost:3000/' }));
    expect(record).toMatchObject({ source_url: 'http://localhost:3000/', name: '' });
    expect(await json(await register('no-address'))).toMatchObject({ source_url: '' });
  });

  it('says what makes the brand less sure', async () => {
    const html = SHOP.replace('<main', '<link rel="stylesheet" href="/app.css"><main');
    const record = await json(await register('half-read', { html }));
    expect(record['remarks']).toMatchObject([{ code: 'sheet_missing' }]);
    expect(await json(await register('whole'))).not.toHaveProperty('remarks');
  });

  it('can be a target of a score; the catalog takes precedence', async () => {
    await register('four-farms');
    const scored = await json(await post('/api/score', { url: `${SITE}/`, target_brand: 'four-farms' }));
    expect(scored).toMatchObject({ score: 100, verdict: 'pass', target_source: 'brand' });
  });

  it('stores the version of the grammar', async () => {
    await register('four-farms');
    const row = await env.DB.prepare('SELECT * FROM private_brands').first<Json>();
    expect(row).toMatchObject({ slug: 'four-farms', grammar_version: GRAMMAR_VERSION });
    expect(JSON.parse(row?.['grammar']).surface.ground).toBe('cream');
  });

  it.each([
    ['neither url nor html', { url: undefined, html: undefined, css: undefined }, 400, 'invalid_request'],
    ['no slug', { slug: undefined }, 400, 'invalid_request'],
    ['an empty slug', { slug: '' }, 400, 'invalid_request'],
    ['a slug in capitals', { slug: 'Four-Farms' }, 400, 'invalid_request'],
    ['a slug that begins with a dash', { slug: '-farms' }, 400, 'invalid_request'],
    ['a slug with a line break', { slug: 'farms\n' }, 400, 'invalid_request'],
    ['a slug of 82 characters', { slug: 'a'.repeat(82) }, 400, 'invalid_request'],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 400, 'invalid_request'],
    ['a name that is no text', { name: 7 }, 400, 'invalid_request'],
    ['a name of two lines', { name: 'Four\nFarms' }, 400, 'invalid_request'],
    ['a name with a control character', { name: 'Four\u0000' }, 400, 'invalid_request'],
    ['a private address', { html: undefined, url: 'http://10.0.0.1/' }, 400, 'private_address'],
    ['no address', { html: undefined, url: 'shop' }, 400, 'invalid_url'],
    ['the slug of a catalog brand', { slug: 'stripe' }, 409, 'conflict'],
    ['another name of a catalog brand', { slug: 'gov-uk' }, 409, 'conflict'],
    ['an unreachable page', { html: undefined, url: `${SITE}/gone` }, 502, 'unreachable'],
    ['what is not a page', { html: undefined, url: `${SITE}/pdf` }, 502, 'unparseable'],
    ['given HTML that shows nothing', { html: SHELL }, 400, 'invalid_request'],
  ])('answers %s with a problem and stores nothing', async (_, fields, status, code) => {
    await expectProblem(await register('four-farms', fields), status, code);
    expect((await list())['brands']).toEqual([]);
  });

  it('names the field of a slug that the catalog has', async () => {
    const { errors } = await expectProblem(await register('stripe'), 409, 'conflict');
    expect(errors).toMatchObject([{ field: 'slug' }]);
  });

  it('accepts names and slugs up to their maximum length', async () => {
    const response = await register('a'.repeat(81), { name: 'é'.repeat(120) });
    expect(response.status).toBe(201);
  });

  it('stores SQL as plain text', async () => {
    const name = "'); DROP TABLE private_brands; --";
    await register('four-farms', { name });
    expect(await list('?slug=four-farms')).toMatchObject({ name });
  });
});

describe('the number of private brands', () => {
  const brand = (slug: string) => ({ slug, name: '', sourceUrl: '', grammar: {}, tokens: {} });

  it('is limited, but replacing works at the limit', async () => {
    const store = privateBrands(env.DB, 2);
    await store.save(brand('one'), new Date(1));
    await store.save(brand('two'), new Date(2));
    await expect(store.save(brand('three'), new Date(3))).rejects.toMatchObject({ code: 'limit_reached' });
    await expect(store.save(brand('two'), new Date(4))).resolves.toMatchObject({ created: false });
    await store.remove('one');
    await expect(store.save(brand('three'), new Date(5))).resolves.toMatchObject({ created: true });
  });
});

describe('GET /api/brands', () => {
  async function keep(...slugs: string[]): Promise<void> {
    const store = privateBrands(env.DB);
    for (const [index, slug] of slugs.entries()) {
      // Two of them at the same moment: the slug decides.
      await store.save(
        { slug, name: '', sourceUrl: '', grammar: {}, tokens: {} },
        new Date(1e12 + 1000 * (index >> 1)),
      );
    }
  }

  it('lists the newest first, without grammars', async () => {
    await keep('a', 'b', 'c');
    const { brands, next_cursor } = await list();
    expect(brands.map(({ slug }: Json) => slug)).toEqual(['c', 'b', 'a']);
    expect(Object.keys(brands[0])).toEqual(['slug', 'name', 'source_url', 'created_at', 'updated_at']);
    expect(next_cursor).toBeNull();
  });

  it.each([1, 2, 3, 7, 8])('lists every brand once in pages of %i', async (limit) => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await keep(...slugs);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Json = await list(`?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...page['brands'].map(({ slug }: Json) => slug));
      cursor = page['next_cursor'];
    }
    expect(seen).toEqual(slugs.toReversed());
  });

  it('keeps its position when a brand is registered between pages', async () => {
    await keep('a', 'b', 'c', 'd');
    const first = await list('?limit=2');
    await register('newest');
    const second = await list(`?limit=2&cursor=${first['next_cursor']}`);
    expect(second['brands'].map(({ slug }: Json) => slug)).toEqual(['b', 'a']);
  });

  it.each([
    ['a slug nobody has', '?slug=nobody', 404, 'unknown_brand'],
    ['a slug of the catalog', '?slug=stripe', 404, 'unknown_brand'],
    ['a slug that cannot be one', '?slug=%00', 404, 'unknown_brand'],
    ['no slug', '?slug=', 400, 'invalid_request'],
    ['a limit that is no whole number', '?limit=2.5', 400, 'invalid_request'],
    ['a cursor of its own making', '?cursor=1', 400, 'invalid_request'],
  ])('answers %s with a problem', async (_, query, status, code) => {
    await expectProblem(await ask(`${PATH}${query}`), status, code);
  });

  it('answers HEAD as it answers GET', async () => {
    const head = await ask(PATH, { method: 'HEAD' });
    expect([head.status, head.headers.get('cache-control')]).toEqual([200, PRIVATE]);
  });

  it('sends no entity tag with private responses', async () => {
    expect((await ask(PATH)).headers.get('etag')).toBeNull();
  });
});

describe('DELETE /api/brands/<slug>', () => {
  const remove = (slug: string) => ask(`${PATH}/${slug}`, { method: 'DELETE' });

  it('deletes the brand', async () => {
    await register('four-farms');
    const response = await remove('four-farms');
    expect([response.status, await response.text()]).toEqual([204, '']);
    await expectProblem(await ask(`${PATH}?slug=four-farms`), 404, 'unknown_brand');
    await expectProblem(await remove('four-farms'), 404, 'unknown_brand');
  });

  it('finds the brand by what reading it finds it by', async () => {
    await register('four-farms');
    expect((await ask(`${PATH}?slug=FOUR-FARMS`)).status).toBe(200);
    expect((await remove('FOUR-FARMS')).status).toBe(204);
  });

  it('is the only method of its route', async () => {
    const response = await ask(`${PATH}/four-farms`);
    expect(response.headers.get('allow')).toBe('DELETE, OPTIONS');
    await expectProblem(response, 405, 'method_not_allowed');
  });
});

describe('the token of the private brands', () => {
  const requests = [
    ['POST', PATH, JSON.stringify({ slug: 'four-farms', html: SHOP })],
    ['POST', PATH, 'not even JSON'],
    ['GET', PATH, undefined],
    ['GET', `${PATH}?slug=four-farms`, undefined],
    ['DELETE', `${PATH}/four-farms`, undefined],
  ] as const;
  const init = (method: string, body: string | undefined) => ({
    method,
    ...(body !== undefined && { body }),
  });

  it.each(requests)('is needed once there is one: %s %s', async (method, path, body) => {
    for (const ENVIRONMENT of ['development', 'production']) {
      const settings = { ENVIRONMENT, PRIVATE_BRANDS_TOKEN: TOKEN };
      for (const token of [null, '', 'wrong', `${TOKEN}s`, TOKEN.toUpperCase()]) {
        const response = await askWith(token, path, init(method, body), settings);
        await expectProblem(response, 401, 'unauthorized');
      }
    }
  });

  it.each(requests)('that production was not given shuts the door: %s %s', async (method, path, body) => {
    for (const settings of [
      { ENVIRONMENT: 'production' },
      { ENVIRONMENT: 'prod', PRIVATE_BRANDS_TOKEN: '' },
    ]) {
      await expectProblem(await askWith(TOKEN, path, init(method, body), settings), 503, 'not_configured');
    }
  });

  it('allows every route', async () => {
    const settings = { ENVIRONMENT: 'production', PRIVATE_BRANDS_TOKEN: TOKEN };
    const statuses = [];
    for (const [method, path, body] of requests) {
      statuses.push((await askWith(TOKEN, path, init(method, body), settings)).status);
    }
    expect(statuses).toEqual([201, 400, 200, 200, 204]);
  });
});

describe('a score against a private brand', () => {
  const settings = { PRIVATE_BRANDS_TOKEN: TOKEN };
  const secrets = [SITE, 'Four Farms', 'surface.ground', 'cream', 'secret-address'];

  async function scoredWith(token: string | null, more: Json = {}, target = 'four-farms'): Promise<Response> {
    const body = { html: SHOP, css: SHOP_CSS, target_brand: target, ...more };
    return askWith(token, '/api/score', { method: 'POST', body: JSON.stringify(body) }, settings);
  }

  beforeEach(async () => {
    const url = 'https://secret-address.example/';
    await register('four-farms', { html: SHOP, css: SHOP_CSS, url, name: 'Four Farms' });
  });

  it.each([null, '', 'wrong', `${TOKEN}s`])(
    'by who has the token %j tells nothing of the brand',
    async (token) => {
      for (const more of [{}, { explain: true }, { ignore_axes: ['voice'] }]) {
        const answer = await expectAnswer(await scoredWith(token, more), score);
        expect(answer).toMatchObject({ score: 100, verdict: 'pass', fixes: [], axes: [], brief_excerpt: '' });
        for (const secret of secrets) expect(JSON.stringify(answer)).not.toContain(secret);
      }
    },
  );

  it('without the token returns the fixes', async () => {
    const css = SHOP_CSS.replace('border-radius: 9999px', 'border-radius: 0');
    const answer = await expectAnswer(await scoredWith(null, { css }), score);
    expect(answer['fixes'].map(({ axis }: Json) => axis)).toContain('surface.radius');
    expect(answer['score']).toBeLessThan(100);
    expect(answer['audit'].input_sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('without the token names no axis of the target but those of its fixes', async () => {
    const grammars = fc.tuple(
      ...AXES.map(({ id, values }) => fc.tuple(fc.constant(id), fc.constantFrom(...values))),
    );
    const partial = grammars.chain((values) => fc.subarray(values, { minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(partial, async (values) => {
        await storeGrammar('kept', Object.fromEntries(values));
        const { fixes, ...rest } = await expectAnswer(await scoredWith(null, {}, 'kept'), score);
        const named = new Set(fixes.map(({ axis }: Json) => axis));
        const hidden = values.filter(([axis]) => !named.has(axis));
        const texts = leaves([fixes, rest]);
        for (const [axis] of hidden) expect(texts.filter((text) => text.includes(axis))).toEqual([]);
        for (const [, value] of hidden) expect(leaves(rest)).not.toContain(value);
      }),
      { numRuns: 20 },
    );
  });

  it('names the rules that a fix would break, but not without the token', async () => {
    const values = {
      'palette.saturation': 'vivid',
      'emphasis.cta_treatment': 'text-link',
      'imagery.strategy': 'none',
    };
    await storeGrammar('kept', values);
    const reasons = async (token: string | null): Promise<string[]> => {
      const { fixes } = await expectAnswer(await scoredWith(token, {}, 'kept'), score);
      return fixes.flatMap(({ reason }: Json) => (reason?.includes('break another rule') ? [reason] : []));
    };
    expect(await reasons(TOKEN)).toEqual([
      expect.stringMatching(/ The other rule: `palette\.saturation`\.$/),
    ]);
    expect(await reasons(null)).toEqual([expect.not.stringContaining('palette')]);
  });

  it('with the token returns all fields', async () => {
    const answer = await expectAnswer(await scoredWith(TOKEN), score);
    expect(answer['axes'].length).toBeGreaterThan(10);
    expect(answer['brief_excerpt']).toContain('secret-address');
    expect(answer['summary']).toContain('Four Farms');
  });

  it('suggests no private name without the token', async () => {
    for (const [token, meant] of [
      [null, undefined],
      ['wrong', undefined],
      [TOKEN, ['four-farms']],
    ] as const) {
      const problem = await expectProblem(await scoredWith(token, {}, 'four-farm'), 404, 'unknown_brand');
      expect(problem['did_you_mean']).toEqual(meant);
    }
  });

  it('looks like an unknown brand without the token', async () => {
    for (const [method, path] of [
      ['GET', `${PATH}?slug=`],
      ['DELETE', `${PATH}/`],
    ] as const) {
      const [kept, unknown] = await Promise.all(
        ['four-farms', 'nobody'].map(async (slug) => {
          const response = await askWith(null, path + slug, { method }, settings);
          const headers = [...response.headers].filter(([name]) => !OF_REQUEST.has(name));
          return [response.status, await response.text(), headers];
        }),
      );
      expect(kept).toEqual(unknown);
    }
  });
});

describe('a private brand beside the catalog', () => {
  const settings = { ENVIRONMENT: 'production', PRIVATE_BRANDS_TOKEN: TOKEN };
  const all = Object.fromEntries(CATEGORIES.map((category) => [category, 'four-farms']));

  const asked = (token: string | null, path: string, body?: Json) =>
    askWith(token, path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }, settings);

  beforeEach(async () => {
    await register('four-farms', { name: 'Four Farms', url: 'https://secret-address.example/' });
  });

  it('is compared by its grammar and its tokens', async () => {
    const subject = { a: { brand: 'four-farms' }, b: { brand: 'stripe' } };
    const answer = await expectAnswer(await asked(TOKEN, '/api/diff', subject), diff);
    expect(answer['a']).toEqual({
      kind: 'brand',
      name: 'Four Farms',
      slug: 'four-farms',
      url: 'https://secret-address.example/',
    });
    expect(answer['identity']).toMatchObject({ judged: 'a', score: expect.any(Number) });
    const own = { a: { brand: 'four-farms' }, b: { html: SHOP, css: SHOP_CSS } };
    const same = await expectAnswer(await asked(TOKEN, '/api/diff', own), diff);
    expect(same).toMatchObject({ similarity: 1, apart: [] });
  });

  it('has nearest brands', async () => {
    const answer = await expectAnswer(
      await asked(TOKEN, '/api/nearest', { brand: 'four-farms', limit: 2 }),
      nearest,
    );
    expect(answer).toMatchObject({ subject: { slug: 'four-farms' }, nearest: [{}, {}] });
  });

  it('gives its categories to a hybrid, and alone keeps its name', async () => {
    const sources = { surface: 'four-farms', palette: 'stripe' };
    const mixed = await json(await asked(TOKEN, '/api/compose', { sources }));
    expect(mixed).toMatchObject({
      name: 'Four Farms × Stripe hybrid',
      grammar: { surface: { ground: 'cream' } },
    });
    expect(await json(await asked(TOKEN, '/api/compose?surface=four-farms&palette=stripe'))).toEqual(mixed);
    const alone = await json(await asked(TOKEN, '/api/compose', { sources: all }));
    expect(alone).toMatchObject({ name: 'Four Farms', slug: 'four-farms' });
  });

  it.each([...HYBRID_FORMATS.keys()])('has every document of a hybrid: %s', async (output_format) => {
    const document = await (await asked(TOKEN, '/api/compose', { sources: all, output_format })).text();
    expect(document).toContain('Four Farms');
    // Its values are no part of the catalog, so the licence of the catalog does not cover them.
    expect(document).not.toContain('CC BY');
    expect(document).not.toContain('from the catalog');
  });

  it('has buttons in the colour that those of its page have', async () => {
    const tokens = await json(await asked(TOKEN, `${PATH}?slug=four-farms`));
    expect(tokens['tokens']).toMatchObject({ 'color.primary': '#d9480f', 'color.on-primary': '#ffffff' });
    const contract = { sources: all, output_format: 'agents_md' };
    expect(await (await asked(TOKEN, '/api/compose', contract)).text()).toContain(
      '.button { background: var(--color-primary); color: var(--color-on-primary) }',
    );
  });

  it('with one of the catalog names the licence of that part alone', async () => {
    const sources = { surface: 'four-farms', palette: 'stripe' };
    const css = await (await asked(TOKEN, '/api/compose', { sources, output_format: 'css' })).text();
    expect(css).toContain(
      'Composed from the design-taste catalog (CC BY 4.0): palette of Stripe; and from private brands: surface of Four Farms.',
    );
  });

  it('is in no answer that a cache may keep', async () => {
    const sources = { surface: 'four-farms', palette: 'stripe' };
    const answers: Response[] = [];
    for (const token of [TOKEN, TOKEN, TOKEN, null])
      answers.push(await asked(token, '/api/compose', { sources }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toContain('no-store');
    expect(answers[0]?.headers.get('cache-control')).toBe(PRIVATE);
    await register('four-farms', { html: `${SHOP}<p>And more of it.</p>`, name: 'Renamed' });
    const again = await json(await asked(TOKEN, '/api/compose', { sources }));
    expect(again['name']).toBe('Renamed × Stripe hybrid');
  });

  it('is told to those who may read it where everyone gets another answer', async () => {
    const spelled = 'gov-uk'; // a name of govuk
    const grammar = { 'surface.ground': 'cream', 'surface.radius': 'pill' };
    await storeGrammar(spelled, grammar);
    const sources = { surface: spelled };
    for (const token of [null, null, TOKEN, null]) {
      const { _compose: made } = await json(await asked(token, '/api/compose', { sources }));
      expect(made.sources).toEqual({ surface: token === null ? 'govuk' : spelled });
    }
    for (const token of [null, TOKEN]) {
      const { headers } = await asked(token, `/api/compose?surface=${spelled}`);
      expect(headers.get('vary')).toBe('x-private-brands-token');
    }
  });

  it('leaves answers about the catalog as they are for everyone', async () => {
    const body = { sources: { surface: 'stripe' } };
    const [own, other] = [await asked(TOKEN, '/api/compose', body), await asked(null, '/api/compose', body)];
    expect(own.headers.get('cache-control')).toBe(other.headers.get('cache-control'));
    expect(await own.text()).toBe(await other.text());
  });

  it.each([null, 'wrong'])('does not exist for who has the token %j', async (token) => {
    for (const [path, body] of [
      ['/api/diff', (brand: string) => ({ a: { brand }, b: { brand: 'stripe' } })],
      ['/api/nearest', (brand: string) => ({ brand })],
      ['/api/compose', (brand: string) => ({ sources: { surface: brand } })],
    ] as const) {
      const [kept, unknown] = await Promise.all(
        ['four-farms', 'nobody-here'].map(async (slug) => {
          const response = await asked(token, path, body(slug));
          return [response.status, (await response.text()).replaceAll(slug, 'it')];
        }),
      );
      expect(kept).toEqual(unknown);
    }
  });

  it('does not keep a developer without a database from the catalog', async () => {
    const sources = { surface: 'nobody' };
    const unbound = { DB: undefined } as unknown as Partial<Env>;
    const answers = (ENVIRONMENT: string) =>
      Promise.all([
        post('/api/compose', { sources }, { ...unbound, ENVIRONMENT }),
        post('/api/nearest', { brand: 'nobody' }, { ...unbound, ENVIRONMENT }),
      ]);
    for (const environment of ['development', 'production']) {
      const [composed, near] = await answers(environment);
      await expectProblem(composed!, 400, 'unknown_source');
      await expectProblem(near!, 404, 'unknown_brand');
    }
    const owner = await askWith(
      TOKEN,
      '/api/nearest',
      { method: 'POST', body: JSON.stringify({ brand: 'nobody' }) },
      { ...unbound, ...settings },
    );
    await expectProblem(owner, 503, 'not_configured');
  });

  it('is suggested for a mistyped slug, to those who may read it', async () => {
    const body = { brand: 'four-farm' };
    const known = await expectProblem(await asked(TOKEN, '/api/nearest', body), 404, 'unknown_brand');
    expect(known['did_you_mean']).toEqual(['four-farms']);
    const other = await expectProblem(await asked(null, '/api/nearest', body), 404, 'unknown_brand');
    expect(other['did_you_mean']).toBeUndefined();
  });
});

/** Headers that differ from request to request. */
const OF_REQUEST: ReadonlySet<string> = new Set(['x-request-id', 'server-timing']);

describe('a page of another website', () => {
  const from = (origin: string, path: string, init: RequestInit = {}) =>
    ask(path, {
      ...(init as RequestInit<IncomingRequestCfProperties>),
      headers: { origin, 'content-type': 'text/plain' },
    });
  const body = JSON.stringify({ slug: 'four-farms', html: SHOP, css: SHOP_CSS });

  it.each(['https://elsewhere.example', 'http://localhost:3000', 'null'])(
    'neither reads nor writes the private brands of a developer: %s',
    async (origin) => {
      await register('kept', { name: 'Kept' });
      for (const response of [
        await from(origin, PATH),
        await from(origin, `${PATH}?slug=kept`),
        await from(origin, PATH, { method: 'POST', body }),
        await from(origin, `${PATH}/kept`, { method: 'DELETE' }),
        await from(origin, '/api/render', { method: 'POST', body: JSON.stringify({ html: SHOP }) }),
      ]) {
        await expectProblem(response, 401, 'unauthorized');
      }
      expect((await list())['brands']).toHaveLength(1);
      const scored = { html: SHOP, css: SHOP_CSS, target_brand: 'kept' };
      const response = await from(origin, '/api/score', { method: 'POST', body: JSON.stringify(scored) });
      expect(await json(response)).toMatchObject({ axes: [], score: 100 });
    },
  );

  it('is allowed from our own origin and on routes without a token', async () => {
    expect((await from(SERVICE, PATH, { method: 'POST', body })).status).toBe(201);
    expect((await from(SERVICE, PATH)).status).toBe(200);
    expect((await from('https://elsewhere.example', '/api/search?q=swiss')).status).toBe(200);
  });
});
