import { describe, expect, it } from 'vitest';
import { render } from '../../../worker/operations/render.ts';
import { ask, post } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHELL } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/render';
const TOKEN = 'a token of the tests';

describe('POST /api/render', () => {
  it('returns the page as rendered by a browser', async () => {
    const url = `${SITE}/shell`;
    const answer = await expectAnswer(await post(PATH, { url }), render);
    expect(answer).toMatchObject({ url, final_url: url, status: 200, remarks: [] });
    expect(answer['styled_page'].elements.map(({ tag }: { tag: string }) => tag)).toContain('h1');
    expect(answer).not.toHaveProperty('screenshot');
  });

  it.each(['viewport', 'full'])('adds a screenshot: %s', async (screenshot) => {
    const answer = await expectAnswer(await post(PATH, { url: `${SITE}/`, screenshot }), render);
    expect(answer['screenshot']).toMatchObject({ media_type: 'image/jpeg', data: expect.any(String) });
  });

  it('accepts given HTML', async () => {
    const answer = await expectAnswer(await post(PATH, { html: SHELL }), render);
    expect(answer).toMatchObject({ url: null, status: 200 });
    expect(JSON.stringify(answer['styled_page'])).toContain('As given.');
  });

  it('returns the status of a missing page', async () => {
    expect(await expectAnswer(await post(PATH, { url: `${SITE}/gone` }), render)).toMatchObject({
      status: 410,
    });
  });

  it.each([
    ['nothing', {}, 400, 'invalid_request'],
    ['an empty page', { html: '' }, 400, 'invalid_request'],
    ['a private address', { url: 'http://169.254.169.254/' }, 400, 'private_address'],
    ['another scheme', { url: 'file:///etc/passwd' }, 400, 'invalid_url'],
    ['another picture', { url: `${SITE}/`, screenshot: 'video' }, 400, 'invalid_request'],
    ['half a pixel', { url: `${SITE}/`, viewport: { width: 800.5, height: 600 } }, 400, 'invalid_request'],
    ['a wall', { url: `${SITE}/`, viewport: { width: 80_000, height: 600 } }, 400, 'invalid_request'],
    ['a page while all browsers are busy', { url: `${SITE}/busy` }, 429, 'limit_reached'],
    ['a page the service fails on', { url: `${SITE}/crash` }, 502, 'unreachable'],
  ])('refuses %s', async (_, body, status, code) => {
    await expectProblem(await post(PATH, body), status, code);
  });
});

describe('the token of POST /api/render', () => {
  const request = (token: string | null) => ({
    method: 'POST',
    body: JSON.stringify({ url: `${SITE}/` }),
    headers: { ...(token !== null && { 'x-render-token': token }) },
  });

  it.each([null, '', `${TOKEN}.`, TOKEN.slice(1)])(
    'is required if it is configured: not %j',
    async (token) => {
      const response = await ask(PATH, request(token), { RENDER_SERVICE_TOKEN: TOKEN });
      await expectProblem(response, 401, 'unauthorized');
    },
  );

  it('allows the route', async () => {
    await expectAnswer(await ask(PATH, request(TOKEN), { RENDER_SERVICE_TOKEN: TOKEN }), render);
  });

  it('is required in production: without one configured the route is closed', async () => {
    const response = await ask(PATH, request(TOKEN), { ENVIRONMENT: 'production' });
    await expectProblem(response, 503, 'not_configured');
  });

  it('differs from the token of the private brands', async () => {
    const settings = { RENDER_SERVICE_TOKEN: TOKEN, PRIVATE_BRANDS_TOKEN: 'another' };
    const headers = { 'x-private-brands-token': 'another' };
    await expectProblem(await ask(PATH, { ...request(null), headers }, settings), 401, 'unauthorized');
  });
});
