import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingDocument } from '../../worker/missing-document.ts';
import { ask, json, post, SERVICE, type Json } from './ask.ts';
import { expectProblem } from './expect-answer.ts';
import { SHOP, SHOP_CSS } from './pages.ts';

const page = { html: SHOP, css: SHOP_CSS };
const GRAMMAR = { 'surface.radius': 'pill' };

/** Every input that takes a brand: its field, the body, and the place of the slug in the answer. */
const PLACES: readonly (readonly [
  route: string,
  field: string,
  body: (brand: string) => Json,
  status: number,
])[] = [
  ['score', 'target_brand', (brand) => ({ ...page, target_brand: brand }), 404],
  ['nearest', 'brand', (brand) => ({ brand }), 404],
  ['diff', 'a.brand', (brand) => ({ a: { brand }, b: { grammar: GRAMMAR } }), 404],
  ['diff', 'b.brand', (brand) => ({ a: { grammar: GRAMMAR }, b: { brand } }), 404],
  ['compose', 'sources.type', (brand) => ({ sources: { type: brand } }), 400],
];

describe.each(PLACES)('a brand in /api/%s as %s', (route, field, body, status) => {
  let exact: Answered;
  beforeAll(async () => {
    exact = await answered(route, body('linear'));
  });

  it.each([
    'linear',
    'Linear',
    ' LINEAR ',
    'linear.app',
    'https://linear.app/',
    'https://www.linear.app/method',
  ])('may be written %j', async (name) => {
    expect(exact.status).toBe(200);
    expect(await answered(route, body(name))).toEqual(exact);
  });

  it.each([
    ['lineer', ['linear']],
    ['GOV-UKK', ['govuk']],
    ['stripee.com', ['stripe']],
    ['no such brand', undefined],
  ])('that is unknown, %j, gets the suggestion %j', async (name, meant) => {
    const code = status === 404 ? 'unknown_brand' : 'unknown_source';
    const problem = await expectProblem(await post(`/api/${route}`, body(name)), status, code);
    expect(problem['did_you_mean']).toEqual(meant);
    expect(problem['errors'][0].field).toBe(field);
    if (meant !== undefined) expect(problem['detail']).toContain(`Did you mean ${meant[0]}?`);
  });
});

interface Answered {
  readonly status: number;
  readonly answer: Json;
}

/** An answer without its audit, which has the time. */
async function answered(route: string, body: Json): Promise<Answered> {
  const response = await post(`/api/${route}`, body);
  const { audit: _, ...answer } = await json(response);
  return { status: response.status, answer };
}

/** Of the brand `linear`. */
const OTHER_NAMES = ['Linear', 'LINEAR', 'linear.app', encodeURIComponent('https://linear.app/')];

async function expectRedirects(paths: readonly string[], targets: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(`${path}?v=1`, { method, redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([308, `${targets[index]}?v=1`]);
    }
  }
}

describe('a document of a brand', () => {
  const paths = (brand: string) => [
    `/api/styles/${brand}.json`,
    `/api/styles/${brand}/design.md`,
    `/styles/screenshots/${brand}.webp`,
    `/styles/videos/${brand}.mp4`,
  ];

  it('redirects to its slug where an earlier part of the path begins like its name', async () => {
    const route = '/Linear-styles/:slug/:file';
    const params = { slug: 'Linear', file: 'Linear.md' };
    const url = `${SERVICE}/Linear-styles/Linear/Linear.md?v=1`;
    const { headers } = await missingDocument({ url, params, route }, env);
    expect(headers.get('location')).toBe('/Linear-styles/linear/Linear.md?v=1');
  });

  it.each(OTHER_NAMES)('under the name %s redirects to its slug', async (name) => {
    await expectRedirects(paths(name), paths('linear'));
  });

  it.each([
    ['lineer', ['linear']],
    ['nobody-at-all', undefined],
    ['%', undefined],
    ['%00', undefined],
    ['a'.repeat(2000), undefined],
    ['é'.repeat(600), undefined],
  ])('of the unknown brand %s is a 404', async (name, meant) => {
    for (const path of paths(name)) {
      const problem = await expectProblem(await ask(path), 404, 'unknown_brand');
      expect(problem['did_you_mean']).toEqual(meant);
    }
  });

  it('that does not exist is a 404 without a redirect', async () => {
    for (const path of [
      '/api/styles/linear/tokens.pdf',
      '/styles/screenshots/linear.webp',
      '/styles/videos/linear.mp4',
    ]) {
      await expectProblem(await ask(path), 404, 'not_found');
    }
  });

  it('of a slug longer than a bucket key is not looked up', async () => {
    const asked: string[] = [];
    const MEDIA = { head: async (key: string) => void asked.push(key) } as unknown as R2Bucket;
    await expectProblem(
      await ask(`/styles/videos/${'a'.repeat(2000)}.mp4`, {}, { MEDIA }),
      404,
      'unknown_brand',
    );
    expect(asked).toEqual([]);
  });
});

describe('a page of a brand', () => {
  const pages = (brand: string) => [
    `/styles/${brand}`,
    `/styles/${brand}/board`,
    `/styles/${brand}/board.css`,
    `/.well-known/taste/${brand}`,
  ];

  it.each(OTHER_NAMES)('under the name %s redirects to its slug', async (name) => {
    await expectRedirects(pages(name), pages('linear'));
  });

  it.each(['lineer', 'screenshots', 'videos', '%', '%00', 'linear', 'a'.repeat(2000)])(
    'under the name %.20s, without a file, is an unknown path',
    async (name) => {
      for (const path of pages(name)) await expectProblem(await ask(path), 404, 'not_found');
    },
  );
});

describe('a private brand', () => {
  it('that is unknown gets another one as suggestion', async () => {
    await env.DB.exec('DELETE FROM private_brands');
    await post('/api/brands', { ...page, slug: 'four-farms' });
    for (const response of [
      await ask('/api/brands?slug=four-farm'),
      await ask('/api/brands/fuor-farms', { method: 'DELETE' }),
      await post('/api/score', { ...page, target_brand: 'four-farmz' }),
    ]) {
      expect((await expectProblem(response, 404, 'unknown_brand'))['did_you_mean']).toEqual(['four-farms']);
    }
    expect(await json(await ask('/api/brands?slug=Four%20Farms'))).toMatchObject({ slug: 'four-farms' });
  });
});
