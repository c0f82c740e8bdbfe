import { describe, expect, it } from 'vitest';
import { AXES } from '../../../src/grammar/axes/index.ts';
import { vectorize } from '../../../worker/operations/vectorize.ts';
import { post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { PLAIN, SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/vectorize';

describe('POST /api/vectorize', () => {
  it('reads a page and its style sheet', async () => {
    const answer = await expectAnswer(await post(PATH, { url: `${SITE}/` }), vectorize);
    expect(answer).toMatchObject({
      url: `${SITE}/`,
      grammar: { surface: { ground: 'cream', radius: 'pill' }, type: { heading_weight: 'bold' } },
      grammar_flat: { 'surface.ground': 'cream', 'surface.radius': 'pill', 'type.heading_weight': 'bold' },
      render_tokens: { bg: '#faf7f0', fg: '#1c1917', accent: '#d9480f' },
      grammar_version: '2.0.0',
      stats: { sheets: 1, sheets_missing: 0, truncated: false },
      remarks: [{ code: 'repeated_copy' }], // its three cards have the same text
      render_pass: { enabled: false, used: false },
    });
  });

  it('includes every axis', async () => {
    const answer = await expectAnswer(await post(PATH, { url: `${SITE}/plain` }), vectorize);
    const { coverage, grammar_flat: flat, confidence } = answer;
    const shown = Object.keys(flat);
    expect(coverage).toMatchObject({ axes_total: AXES.length, axes_extracted: shown.length });
    expect(coverage.axes_measured + coverage.axes_recovered).toBe(shown.length);
    expect(Object.keys(confidence)).toEqual(shown);
    const missing = AXES.map(({ id }) => id).filter((id) => !shown.includes(id));
    for (const id of missing) expect(coverage.statement).toContain(id);
  });

  it('explains each axis only on request', async () => {
    const plain = await expectAnswer(await post(PATH, { url: `${SITE}/` }), vectorize);
    expect(plain).not.toHaveProperty('axes');
    const { axes } = await expectAnswer(await post(PATH, { url: `${SITE}/`, explain: true }), vectorize);
    expect(Object.keys(axes)).toHaveLength(AXES.length);
    expect(axes['surface.radius']).toMatchObject({ value: 'pill', method: 'measured' });
    expect(axes['surface.radius'].evidence[0]).toMatchObject({ selector: expect.any(String), source: 'css' });
    for (const { value, reason, measure } of Object.values<Json>(axes)) {
      expect(value === null ? reason : measure).toBeTypeOf('string');
    }
  });

  it('gives the same bytes for the same page', async () => {
    const [first, second] = await Promise.all([
      post(PATH, { url: `${SITE}/` }),
      post(PATH, { url: `${SITE}/` }),
    ]);
    expect(await first.text()).toBe(await second.text());
  });

  it('follows a redirect and returns the final URL', async () => {
    const answer = await expectAnswer(await post(PATH, { url: `${SITE}/moved` }), vectorize);
    expect(answer['url']).toBe(`${SITE}/`);
  });

  it('reads given HTML without any request', async () => {
    const given = { html: SHOP, css: SHOP_CSS, url: 'http://localhost:3000/shop' };
    const answer = await expectAnswer(await post(PATH, given), vectorize);
    expect(answer).toMatchObject({
      url: 'http://localhost:3000/shop',
      grammar: { surface: { ground: 'cream' } },
    });
    expect(answer['remarks']).toMatchObject([{ code: 'repeated_copy' }]);
  });

  it('accepts a page of up to 1 MB', async () => {
    const padded = PLAIN.replace('</main>', `<!-- ${'x'.repeat(900 * 1024)} --></main>`);
    expect((await post(PATH, { html: padded })).status).toBe(200);
  });

  it.each([
    ['no url', {}, 400, 'invalid_request'],
    ['an url that is none', { url: 'shop' }, 400, 'invalid_url'],
    ['another scheme', { url: 'ftp://shop.example.com/' }, 400, 'invalid_url'],
    ['a private address', { url: 'http://10.0.0.1/' }, 400, 'private_address'],
    ['a local name', { url: 'http://localhost:3000/' }, 400, 'private_address'],
    ['a page that is gone', { url: `${SITE}/gone` }, 502, 'unreachable'],
    ['a server that fails', { url: `${SITE}/broken` }, 502, 'unreachable'],
    ['a redirect without end', { url: `${SITE}/loop` }, 502, 'unreachable'],
    ['an empty answer', { url: `${SITE}/empty` }, 502, 'unparseable'],
    ['a PDF', { url: `${SITE}/pdf` }, 502, 'unparseable'],
    ['an empty page given', { html: ' ' }, 400, 'invalid_request'],
    ['a page given under a wrong address', { html: PLAIN, url: 'javascript:alert(1)' }, 400, 'invalid_url'],
    ['a body with no object', 7, 400, 'invalid_request'],
  ])('answers %s with a problem', async (_, body, status, code) => {
    await expectProblem(await post(PATH, body), status, code);
  });

  it('does not follow a redirect into the private network', async () => {
    const { detail } = await expectProblem(
      await post(PATH, { url: `${SITE}/inside` }),
      400,
      'private_address',
    );
    expect(detail).toContain('redirects');
  });

  it('fetches a host that is not public only if it is configured as allowed', async () => {
    const settings = { FETCH_ALLOW_HOSTS: 'localhost:3000' };
    await expectProblem(await post(PATH, { url: 'http://localhost:3000/' }, settings), 502, 'unreachable');
    const production = { ...settings, ENVIRONMENT: 'production' };
    await expectProblem(
      await post(PATH, { url: 'http://localhost:3000/' }, production),
      400,
      'private_address',
    );
  });
});
