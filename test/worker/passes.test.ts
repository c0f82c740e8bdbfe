import { describe, expect, it, vi } from 'vitest';
import type { Env } from '../../worker/env.ts';
import { score } from '../../worker/operations/score.ts';
import { vectorize } from '../../worker/operations/vectorize.ts';
import { post, type Json } from './ask.ts';
import { expectAnswer, expectProblem } from './expect-answer.ts';
import { COPY, SPARSE } from './pages.ts';
import { SITE } from './upstream.ts';

const OFF = { enabled: false, used: false };
const NOT_NEEDED = { enabled: true, used: false };
const USED = { enabled: true, used: true };

async function vectorized(body: Json, settings: Partial<Env> = {}): Promise<Json> {
  return expectAnswer(await post('/api/vectorize', body, settings), vectorize);
}

const page = (path: string, more: Json = {}) => ({ url: `${SITE}${path}`, ...more });

describe('the render pass', () => {
  it.each([
    ['off', '/shell', {}, OFF],
    ['', '/shell', {}, OFF],
    ['alwys', '/shell', {}, OFF],
    ['auto', '/shell', {}, USED],
    ['auto', '/veiled', {}, USED],
    ['auto', '/', {}, NOT_NEEDED],
    ['always', '/', {}, USED],
    ['on', '/', {}, USED],
    ['auto', '/', { render: true }, USED],
    ['auto', '/shell', { render: false }, OFF],
    ['always', '/', { render: false }, OFF],
    ['off', '/', { render: true }, OFF],
  ])('is, with JUDGE_RENDER "%s", for %s and %j: %j', async (JUDGE_RENDER, path, more, expected) => {
    const { render_pass } = await vectorized(page(path, more), { JUDGE_RENDER });
    expect(render_pass).toEqual(expected);
  });

  it.each([
    ['off', { render: true }, ['render_off']],
    ['', { render: true }, ['render_off']],
    ['off', { render: false }, []],
    ['off', {}, []],
    ['auto', { render: true }, []],
  ])('names the setting that keeps it off: JUDGE_RENDER "%s", %j', async (JUDGE_RENDER, more, codes) => {
    const { remarks } = await vectorized(page('/', more), { JUDGE_RENDER });
    const found = (remarks as { code: string; detail: string }[]).filter(({ code }) => code === 'render_off');
    expect(found.map(({ code }) => code)).toEqual(codes);
    expect(found.every(({ detail }) => detail.includes('JUDGE_RENDER'))).toBe(true);
  });

  it.each(['always', 'auto'])('is not used if the page without scripts shows more: %s', async (mode) => {
    const answer = await vectorized(page('/concealed', { render: true }), { JUDGE_RENDER: mode });
    expect(answer['render_pass']).toEqual(NOT_NEEDED);
    expect(answer['remarks']).toContainEqual(expect.objectContaining({ code: 'hidden_in_browser' }));
    expect(answer['grammar_flat']).toHaveProperty(['voice.formality']);
  });

  it('weighs the reading in the browser against that of the files, and names what stands as the files say', async () => {
    const remarksOf = async (render: boolean) => {
      const html = `<style>body { background: #102030; color: #fff } a { color: #fc0 }</style><p>${COPY}<p><a href="/">All farms</a>`;
      const { remarks } = await vectorized({ html, render }, { JUDGE_RENDER: 'auto' });
      return remarks as { code: string; detail: string }[];
    };
    const [remark] = (await remarksOf(true)).filter(({ code }) => code === 'read_from_files');
    expect(remark?.detail).toMatch(/is that of the files, with their evidence, for \w+\.\w+/);
    expect((await remarksOf(false)).map(({ code }) => code)).not.toContain('read_from_files');
  });

  it('reads the content that scripts add to a shell', async () => {
    const empty = await vectorized(page('/shell'));
    expect(empty['grammar_flat']).not.toHaveProperty(['voice.formality']);
    const rendered = await vectorized(page('/shell'), { JUDGE_RENDER: 'auto' });
    expect(rendered['grammar_flat']).toHaveProperty(['voice.formality']);
  });

  it('adds the browser time to the response headers if a browser was used', async () => {
    const headers = async (render: boolean) =>
      (await post('/api/vectorize', page('/', { render }), { JUDGE_RENDER: 'auto' })).headers;
    const timing = (await headers(true)).get('server-timing');
    expect(timing).toMatch(/^browser;dur=1, load;dur=2, settle;dur=3, read;dur=4, total;dur=\d+$/);
    expect((await headers(false)).get('server-timing')).toMatch(/^total;dur=\d+$/);
  });

  it('also works for given HTML', async () => {
    expect((await vectorized({ html: SPARSE }, { JUDGE_RENDER: 'auto' }))['render_pass']).toEqual(USED);
  });

  it.each([
    ['/faint', 'The render service returned an unexpected response. Try again later.'],
    ['/crash', 'The render service returned HTTP 502. Try again later.'],
    ['/busy', 'All browsers are in use.'],
    ['/walled', 'The page returned HTTP 403 to the browser. Check that its URL opens without a login.'],
  ])('falls back to the page without scripts and reports the error: %s', async (path, error) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { render_pass, grammar } = await vectorized(page(path), { JUDGE_RENDER: 'always' });
    expect(render_pass).toEqual({ ...NOT_NEEDED, error });
    // Only a defect explains an answer of another form.
    expect(logged.mock.calls.map(([line]) => line)).toEqual(
      path === '/faint' ? [expect.stringMatching(/"code":"internal".*timings/)] : [],
    );
    logged.mockRestore();
    expect(grammar).toMatchObject({ surface: { ground: 'white' } });
  });

  it('falls back to the shell in the same way', async () => {
    const settings = { JUDGE_RENDER: 'auto', RENDER_SERVICE_TOKEN: 'wrong' };
    const { render_pass } = await vectorized(page('/shell'), settings);
    expect(render_pass).toEqual({
      ...NOT_NEEDED,
      error: 'The render service rejected the token; check RENDER_SERVICE_TOKEN.',
    });
  });

  it('falls back when the render service is unreachable or not configured', async () => {
    const elsewhere = { JUDGE_RENDER: 'always', RENDER_SERVICE_URL: 'https://render.example.com/' };
    const { render_pass } = await vectorized(page('/'), elsewhere);
    expect(render_pass.error).toBe('The render service returned HTTP 404. Try again later.');
    const nowhere = { JUDGE_RENDER: 'always', RENDER: undefined } as unknown as Partial<Env>;
    expect((await vectorized(page('/'), nowhere))['render_pass'].error).toContain('No render service');
  });

  it('is never used for a private address', async () => {
    const response = await post('/api/vectorize', { url: 'http://10.0.0.1/' }, { JUDGE_RENDER: 'always' });
    await expectProblem(response, 400, 'private_address');
  });
});

describe('a screenshot with a score', () => {
  const scored = async (path: string, more: Json, JUDGE_RENDER: string): Promise<Json> => {
    const body = page(path, { target_grammar: { 'surface.ground': 'white' }, fixes: 'fast', ...more });
    return expectAnswer(await post('/api/score', body, { JUDGE_RENDER }), score);
  };
  const picture = { media_type: 'image/jpeg', data: expect.stringMatching(/^[\w+/]+=*$/) };

  it.each([
    ['always', '/', {}, picture],
    ['auto', '/shell', {}, picture],
    ['auto', '/', {}, picture],
    ['off', '/', {}, null],
    ['off', '/', { render: true }, null],
    ['always', '/', { render: false }, null],
    ['always', '/walled', {}, null],
    ['always', '/busy', {}, null],
  ])('is, with JUDGE_RENDER "%s", for %s and %j: %j', async (mode, path, more, expected) => {
    const { screenshot } = await scored(path, { screenshot: true, ...more }, mode);
    expect(screenshot).toEqual(expected);
  });

  it('is absent unless the request asks for it', async () => {
    expect(await scored('/', {}, 'always')).not.toHaveProperty('screenshot');
  });
});

describe('the vision pass', () => {
  const on = { JUDGE_VISION: 'on' };

  it('is off by default', async () => {
    const { vision_pass } = await vectorized(page('/shell'));
    expect(vision_pass).toEqual({ ...OFF, axes_filled: 0, axes: [], provider: null });
  });

  it.each([
    ['off', OFF],
    ['auto', USED],
  ])('reads axes that the page does not show, with the render pass %s', async (JUDGE_RENDER, renderPass) => {
    const answer = await vectorized(page('/shell', { explain: true }), { ...on, JUDGE_RENDER });
    expect(answer).toMatchObject({
      render_pass: renderPass,
      vision_pass: { ...USED, axes_filled: 1, axes: ['emphasis.cta_treatment'], provider: 'a-provider' },
      grammar: { emphasis: { cta_treatment: 'outlined' } },
      coverage: { axes_seen: 1, statement: expect.stringContaining('1 read from a screenshot') },
    });
    expect(answer['axes']['emphasis.cta_treatment']).toMatchObject({
      method: 'visual',
      measure: 'An outline.',
      evidence: [{ source: 'vision' }],
    });
    expect(answer['confidence']['emphasis.cta_treatment']).toBeLessThan(0.7);
  });

  it('keeps readings of axes that the page shows', async () => {
    const [plain, withVision] = [await vectorized(page('/')), await vectorized(page('/'), on)];
    expect(withVision['grammar']).toEqual(plain['grammar']);
  });

  it('marks its readings in a score and gives them less weight', async () => {
    const body = {
      ...page('/shell'),
      target_grammar: { 'surface.ground': 'white', 'emphasis.cta_treatment': 'outlined' },
    };
    const { axes } = await expectAnswer(await post('/api/score', body, on), score);
    const [ground, button] = axes;
    expect(button).toMatchObject({ key: 'emphasis.cta_treatment', source: 'visual', status: 'pass' });
    expect(ground).not.toHaveProperty('source');
    const shown = { ...body, url: `${SITE}/` };
    const [, measured] = (await expectAnswer(await post('/api/score', shown, on), score))['axes'];
    expect(button.weight).toBeCloseTo(measured.weight / 2);
  });

  it('is not used for the target', async () => {
    const body = { ...page('/'), target_url: `${SITE}/shell` };
    const { axes } = await expectAnswer(await post('/api/score', body, on), score);
    expect(axes.map(({ key }: Json) => key)).not.toContain('emphasis.cta_treatment');
  });

  it.each([
    ['the model fails', page('/declined'), {}, 'The model declined.'],
    ['the browser is turned away', page('/walled'), {}, 'HTTP 403'],
    ['no browser is free', page('/busy'), {}, 'All browsers are in use.'],
    ['no service is bound', page('/shell'), { RENDER: undefined }, 'No render service'],
  ])('reports that %s and answers without the pass', async (_, body, missing, error) => {
    const settings = { ...on, ...missing } as unknown as Partial<Env>;
    const [without, answer] = [await vectorized(body), await vectorized(body, settings)];
    expect(answer['vision_pass']).toEqual({
      ...NOT_NEEDED,
      axes_filled: 0,
      axes: [],
      provider: null,
      error: expect.stringContaining(error),
    });
    expect(answer['grammar']).toEqual(without['grammar']);
  });

  it('handles an unexpected error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = { fetch: () => new Response('{"status":"strange"}') } as unknown as Fetcher;
    const { vision_pass } = await vectorized({ html: SPARSE }, { ...on, RENDER: broken });
    expect(vision_pass).toMatchObject({ used: false, error: expect.any(String) });
    logged.mockRestore();
  });
});
