import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { score } from '../../../worker/operations/score.ts';
import { post, SERVICE, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/agents-md';

function frontmatterOf(markdown: string): Json {
  const [, yaml = ''] = markdown.split(/^---$/m);
  return parse(yaml) as Json;
}

describe('POST /api/agents-md', () => {
  it('writes a contract that the service can verify', async () => {
    const response = await post(PATH, { url: `${SITE}/` });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { name, grammar, verify } = frontmatterOf(await response.text());
    expect(name).toBe('Four Farms');
    expect(grammar.surface.ground).toBe('cream');
    expect(verify.required_axes).toContain('surface.ground');
    expect(verify.endpoint).toBe(`${SERVICE}/api/score`);

    const { target_url, target_grammar, target_tokens, identity } = verify;
    expect(identity).toBe('required');
    for (const target of [{ target_url }, { target_grammar, target_tokens }]) {
      const answer = await expectAnswer(
        await post('/api/score', { url: `${SITE}/`, ...target, identity }),
        score,
      );
      expect(answer).toMatchObject({ score: 100, verdict: 'pass', identity: { score: 100 } });
    }
  });

  it('says which typeface the largest heading has', async () => {
    const text = await (await post(PATH, { html: SHOP, css: SHOP_CSS })).text();
    expect(text).toContain('Set `h1` in `--font-h1` and text in `--font-body`.');
    expect(text).not.toContain('for labels and controls');
  });

  it('has no live target for given HTML', async () => {
    const response = await post(PATH, { html: SHOP, css: SHOP_CSS, url: 'http://localhost:3000/' });
    expect(frontmatterOf(await response.text())['verify']).not.toHaveProperty('target_url');
  });

  it.each([
    ['no url', {}, 400, 'invalid_request'],
    ['a private address', { url: 'http://192.168.1.1/' }, 400, 'private_address'],
    ['an unreachable page', { url: `${SITE}/gone` }, 502, 'unreachable'],
    ['what is not a page', { url: `${SITE}/pdf` }, 502, 'unparseable'],
  ])('answers %s with a problem', async (_, body, status, code) => {
    await expectProblem(await post(PATH, body), status, code);
  });
});
