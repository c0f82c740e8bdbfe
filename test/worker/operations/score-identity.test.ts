import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { score } from '../../../worker/operations/score.ts';
import { ask, json, post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/score';
const GRAMMAR = { 'surface.ground': 'cream', 'surface.radius': 'pill' };
/** The shop in another typeface and other colours, which no axis notices. */
const DISGUISE = `${SHOP_CSS} * { font-family: "Comic Sans MS", cursive !important }
a, button { background-color: #16a34a !important; color: #fff !important }`;

beforeEach(async () => {
  await env.DB.exec('DELETE FROM private_brands');
});

async function scored(body: Json): Promise<Json> {
  return expectAnswer(await post(PATH, body), score);
}

const page = (css = SHOP_CSS) => ({ html: SHOP, css });

describe('the identity that a brief says', () => {
  it.each([
    ['cream ground, forest green buttons', ['color.primary']],
    ['pill buttons, headings in Georgia', ['font.heading']],
  ])('is judged by its colours and typefaces: %s', async (brief, paths) => {
    const { identity } = await scored({ ...page(), brief });
    const text = JSON.stringify(identity);
    for (const path of paths) expect(text).toContain(path.split('.')[0]);
    expect(identity.parts.length).toBeGreaterThan(0);
  });

  it.each([
    ['deep forest green ground', '#0f2a1e', 'pass'],
    ['deep forest green ground', '#e6f5ea', 'reject'],
    ['deep forest green ground', '#0b1f3a', 'reject'],
    ['gold buttons', '#ffffff', 'reject'],
  ])('decides of the colour itself: %s on %s', async (brief, ground, verdict) => {
    const css = `html, body { background: ${ground}; color: ${ground === '#ffffff' ? '#111' : '#f4efe0'} }
main, section, article, header, footer, div { background: none }`;
    expect((await scored({ ...page(`${SHOP_CSS} ${css}`), brief }))['verdict']).toBe(verdict);
  });

  it('is that of the brand that it names', async () => {
    const named = await scored({ ...page(), brief: 'make it look like GOV.UK' });
    const brand = await scored({ ...page(), target_brand: 'govuk' });
    expect(named['score']).toBe(brand['score']);
    expect(named['identity'].score).toBeCloseTo(brand['identity'].score, -1);
  });

  it('is none where it names neither', async () => {
    expect(await scored({ ...page(), brief: 'pill buttons, no shadows' })).not.toHaveProperty(
      'identity.parts',
    );
  });
});

describe('the identity in a score', () => {
  it('of a brand is reported without a change of the verdict', async () => {
    const body = { ...page(), target_brand: 'linear' };
    const { verdict, identity, score } = await scored(body);
    const plain = await scored({ ...body, identity: 'report' });
    expect(identity).toMatchObject({ verdict: 'reject', parts: expect.any(Array) });
    expect(identity.score).toBeLessThan(55);
    expect([plain['verdict'], plain['score']]).toEqual([verdict, score]);
  });

  it('of a page is judged by its tokens: the same page passes, a disguised one does not', async () => {
    const same = await scored({ url: `${SITE}/`, target_url: `${SITE}/`, identity: 'required' });
    expect(same).toMatchObject({ verdict: 'pass', identity: { score: 100, verdict: 'pass', fixes: [] } });
    const disguised = await scored({ ...page(DISGUISE), target_url: `${SITE}/`, identity: 'required' });
    expect(disguised).toMatchObject({ verdict: 'reject', blocked_by: 'identity' });
    expect(disguised['summary']).toContain('identity');
    expect(disguised['score']).toBeGreaterThan(60);
    expect(disguised['identity'].fixes.flatMap(({ declarations }: Json) => declarations)).toContainEqual(
      expect.objectContaining({ property: 'font-family', token: expect.stringMatching(/^font\./) }),
    );
  });

  it.each([
    ['target_grammar', { target_grammar: GRAMMAR }],
    ['brief', { brief: 'cream ground, pill buttons' }],
  ])('of a %s needs its tokens', async (_, target) => {
    expect(await scored({ ...page(), ...target })).not.toHaveProperty('identity');
    const target_tokens = {
      'color.background': '#faf7f0',
      'color.text': '#1c1917',
      'color.primary': '#d9480f',
      'font.body': 'Inter, sans-serif',
      'font.heading': 'Fraunces, serif',
    };
    const { identity } = await scored({ ...page(), ...target, target_tokens });
    expect(identity.parts.map(({ part }: Json) => part)).toContain('type.heading');
    await expectProblem(
      await post(PATH, { ...page(), ...target, identity: 'required' }),
      400,
      'invalid_request',
    );
  });

  it('takes the tokens of a hybrid as compose answers them', async () => {
    const hybrid = await json(
      await post('/api/compose', { sources: { surface: 'linear', palette: 'linear', type: 'stripe' } }),
    );
    const body = { ...page(), target_grammar: hybrid['grammar'], target_tokens: hybrid['tokens'] };
    const { identity } = await scored(body);
    const ground = identity.parts.find(({ part }: Json) => part === 'color.ground');
    expect(ground).toMatchObject({ expected: '#08090a', score: expect.any(Number), group: 'ground' });
  });

  it('refuses tokens that are none', async () => {
    const body = { ...page(), target_grammar: GRAMMAR, target_tokens: { 'color.primary': ['#fff'] } };
    const { errors } = await expectProblem(await post(PATH, body), 400, 'invalid_request');
    expect(errors[0].field).toBe('target_tokens.color.primary');
  });

  it('has no score when the tokens state too little, and requires nothing then', async () => {
    const body = { ...page(), target_grammar: GRAMMAR, target_tokens: { 'radius.card': '4px' } };
    const { identity, verdict } = await scored({ ...body, identity: 'required' });
    expect(identity).toMatchObject({
      score: null,
      verdict: null,
      reason: expect.stringContaining('tokens'),
      fixes: [],
    });
    expect(verdict).toBe((await scored(body))['verdict']);
  });
});

describe('the identity of a private brand', () => {
  it('is judged by the tokens that were stored with it', async () => {
    const registered = await json(await post('/api/brands', { slug: 'four-farms', ...page() }));
    expect(registered['tokens']).toMatchObject({ 'color.background': '#faf7f0' });
    expect(await json(await ask('/api/brands?slug=four-farms'))).toMatchObject({
      tokens: registered['tokens'],
    });
    const own = await scored({ ...page(), target_brand: 'four-farms' });
    expect(own['identity']).toMatchObject({ score: 100 });
    expect((await scored({ ...page(DISGUISE), target_brand: 'four-farms' }))['identity'].score).toBeLessThan(
      40,
    );
  });

  it('tells nothing of the tokens to callers who may not read the brand', async () => {
    await post('/api/brands', { slug: 'four-farms', ...page() });
    const settings = { PRIVATE_BRANDS_TOKEN: 'a token of the tests' };
    const init = { method: 'POST', body: JSON.stringify({ ...page(DISGUISE), target_brand: 'four-farms' }) };
    const answer = await json(await ask(PATH, init, settings));
    expect(answer['identity']).toMatchObject({ score: expect.any(Number), parts: [], fixes: [] });
    expect(JSON.stringify(answer['identity'])).not.toContain('#');
  });

  it('is absent for a brand stored without tokens', async () => {
    await env.DB.prepare(
      "INSERT INTO private_brands (slug, name, grammar, grammar_flat, created_at, updated_at) VALUES ('tokenless', '', '{}', ?1, ?2, ?2)",
    )
      .bind(JSON.stringify({ 'surface.radius': 'pill' }), '2026-01-01T00:00:00.000Z')
      .run();
    expect(await scored({ ...page(), target_brand: 'tokenless' })).not.toHaveProperty('identity');
    expect(await json(await ask('/api/brands?slug=tokenless'))).toMatchObject({ tokens: null });
  });
});
