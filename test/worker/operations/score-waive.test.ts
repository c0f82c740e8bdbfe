import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { WAIVABLE } from '../../../src/identity/waivers.ts';
import { score } from '../../../worker/operations/score.ts';
import { ask, json, post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/score';
const PAGE = { html: SHOP, css: SHOP_CSS, fixes: 'fast' };
/** The shop has pills; of the rest of the target it shows one value and misses one. */
const GRAMMAR = { 'surface.ground': 'black', 'surface.radius': 'pill', 'imagery.strategy': 'photographic' };
const reason = 'Agreed with design.';
const waive = (...names: readonly string[]) => names.map((name) => ({ name, reason }));

async function scored(body: Json): Promise<Json> {
  return expectAnswer(await post(PATH, { ...PAGE, ...body }), score);
}

beforeEach(async () => {
  await env.DB.exec('DELETE FROM private_brands');
});

describe('a waived axis', () => {
  it('does not weigh, has no fix, and is echoed with its reason', async () => {
    const plain = await scored({ target_grammar: GRAMMAR });
    const without = await scored({ target_grammar: GRAMMAR, ignore_axes: ['surface.ground'] });
    const answer = await scored({ target_grammar: GRAMMAR, waive: waive('surface.ground') });
    expect(plain['fixes'].map(({ axis }: Json) => axis)).toContain('surface.ground');
    expect(answer['score']).toBe(without['score']);
    expect(answer['score']).toBeGreaterThan(plain['score']);
    expect(answer['fixes'].map(({ axis }: Json) => axis)).not.toContain('surface.ground');
    expect(answer['waived']).toEqual([{ name: 'surface.ground', reason, applied: true }]);
    expect(answer['axes'].find(({ key }: Json) => key === 'surface.ground')).toMatchObject({
      status: 'fail',
      weight: 0,
      waived: reason,
    });
    expect(answer['brief_axes_matched']).toBe(3);
    expect(answer['summary']).toContain('1 is waived');
  });

  it('that the target does not state changes nothing', async () => {
    const plain = await scored({ target_grammar: GRAMMAR });
    const answer = await scored({ target_grammar: GRAMMAR, waive: waive('motion.budget') });
    expect(answer['waived']).toEqual([{ name: 'motion.budget', reason, applied: false }]);
    expect([answer['score'], answer['axes']]).toEqual([plain['score'], plain['axes']]);
  });

  it.each([['surface.ground'], ['surface']])('changes nothing where %s is ignored anyway', async (name) => {
    const asked = { target_grammar: GRAMMAR, ignore_axes: [name] };
    const { waived, score } = await scored({ ...asked, waive: waive('surface.ground', 'imagery.strategy') });
    expect(waived).toEqual([
      { name: 'surface.ground', reason, applied: false },
      { name: 'imagery.strategy', reason, applied: true },
    ]);
    expect(score).toBe((await scored({ ...asked, waive: waive('imagery.strategy') }))['score']);
  });

  it('leaves nothing to compare when it is the last one, so that the page does not pass', async () => {
    const answer = await scored({ target_grammar: GRAMMAR, waive: waive(...Object.keys(GRAMMAR)) });
    expect(answer).toMatchObject({
      score: 0,
      verdict: 'reject',
      blocked_by: 'nothing_to_compare',
      fixes: [],
      failure_mode: expect.stringContaining('waived'),
    });
  });

  it('does not lift what blocks a page', async () => {
    const answer = await scored({
      html: '<p>hi',
      css: '',
      target_grammar: { 'surface.ground': 'white', 'surface.radius': 'pill' },
      waive: waive('surface.radius'),
    });
    expect(answer).toMatchObject({ verdict: 'reject', blocked_by: 'empty_page' });
    expect(answer['score']).toBeLessThanOrEqual(54);
  });
});

describe('a waived part of the identity', () => {
  it('does not weigh, has no fix, and is echoed with its reason', async () => {
    const target = { target_brand: 'linear' };
    const plain = await scored(target);
    const worst = plain['identity'].parts
      .filter(({ group, score: own }: Json) => group !== 'detail' && own !== null)
      .toSorted((a: Json, b: Json) => a['score'] - b['score'])[0];
    const name = `identity.${worst.part}`;
    const answer = await scored({ ...target, waive: waive(name) });
    expect(answer['identity'].parts).toContainEqual({ ...worst, weight: 0, waived: reason });
    expect(answer['identity'].score).toBeGreaterThan(plain['identity'].score);
    expect(plain['identity'].fixes.map(({ part }: Json) => part)).toContain(worst.part);
    expect(answer['identity'].fixes.map(({ part }: Json) => part)).not.toContain(worst.part);
    expect(answer['waived']).toEqual([{ name, reason, applied: true }]);
    expect(answer['score']).toBe(plain['score']);
  });

  it('changes nothing when the page matches everywhere', async () => {
    const same = { url: `${SITE}/`, html: undefined, css: undefined, target_url: `${SITE}/` };
    const answer = await scored({ ...same, waive: waive('identity.type.body', 'identity.color.ground') });
    expect(answer['identity']).toMatchObject({ score: 100 });
  });
});

describe('everything waived', () => {
  it.each(['report', 'required'])('never passes, with the identity %s', async (identity) => {
    const same = { url: `${SITE}/`, html: undefined, css: undefined, target_url: `${SITE}/` };
    const answer = await scored({ ...same, identity, waive: waive(...WAIVABLE) });
    expect(answer).toMatchObject({ verdict: 'reject', identity: { score: null, verdict: null, fixes: [] } });
    expect(answer['waived'].map(({ name }: Json) => name)).toEqual(WAIVABLE);
  });

  it('of the identity alone does not pass where the identity is required', async () => {
    const same = { url: `${SITE}/`, html: undefined, css: undefined, target_url: `${SITE}/` };
    const parts = WAIVABLE.filter((name) => name.startsWith('identity.'));
    const answer = await scored({ ...same, identity: 'required', waive: waive(...parts) });
    expect(answer).toMatchObject({
      score: 100,
      verdict: 'revise',
      identity: { score: null, reason: expect.stringContaining('waive fewer parts') },
    });
  });
});

describe('waivers that are refused', () => {
  it.each([
    ['unknown name', waive('glow'), 'unknown_axis', 'waive.0.name'],
    ['part without its prefix', waive('motion.budget', 'type.body'), 'unknown_axis', 'waive.1.name'],
    ['category', waive('motion'), 'unknown_axis', 'waive.0.name'],
    ['repeated name', waive('motion.budget', 'motion.budget'), 'invalid_request', 'waive.1.name'],
    ['name of a prototype', waive('constructor'), 'unknown_axis', 'waive.0.name'],
    ['missing reason', [{ name: 'motion.budget' }], 'invalid_request', 'waive.0.reason'],
    ['blank reason', [{ name: 'motion.budget', reason: '  ' }], 'invalid_request', 'waive.0.reason'],
    [
      'long reason',
      [{ name: 'motion.budget', reason: 'x'.repeat(301) }],
      'invalid_request',
      'waive.0.reason',
    ],
    ['string', ['motion.budget'], 'invalid_request', 'waive.0'],
    ['no list', { 'motion.budget': reason }, 'invalid_request', 'waive'],
    ['unknown field', [{ axis: 'motion.budget', reason }], 'invalid_request', 'waive.0.axis'],
    ['too many', Array.from({ length: 60 }, () => waive('motion.budget')[0]), 'invalid_request', 'waive'],
  ])('%s', async (_, given, code, field) => {
    const response = await post(PATH, { ...PAGE, target_grammar: GRAMMAR, waive: given });
    const { errors } = await expectProblem(response, 400, code);
    expect(errors.map((error: Json) => error['field'])).toContain(field);
  });

  it('name what was meant', async () => {
    const response = await post(PATH, { ...PAGE, target_grammar: GRAMMAR, waive: waive('motion.bugdet') });
    const problem = await expectProblem(response, 400, 'unknown_axis');
    expect(problem['did_you_mean']).toEqual(['motion.budget']);
    expect(problem['detail']).toContain('identity.type.body');
  });
});

it('tells a caller who may not read a private brand nothing of what it states', async () => {
  await post('/api/brands', { slug: 'four-farms', html: SHOP, css: SHOP_CSS });
  const body = { ...PAGE, target_brand: 'four-farms', waive: waive('surface.radius', 'identity.type.body') };
  const init = { method: 'POST', body: JSON.stringify(body) };
  const answer = await json(await ask(PATH, init, { PRIVATE_BRANDS_TOKEN: 'a token of the tests' }));
  expect(answer['waived']).toEqual(waive('surface.radius', 'identity.type.body'));
});
