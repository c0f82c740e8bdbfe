import { describe, expect, it } from 'vitest';
import { catalog } from '../catalog.ts';
import { diff } from '../../../worker/operations/diff.ts';
import { json, post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';
import { AXES } from '../../../src/grammar/axes/index.ts';

const PATH = '/api/diff';
const PILL = { 'surface.radius': 'pill' };
const [brand] = catalog.brands.filter(({ grammar }) => grammar !== null);
const slug = brand!.entry.slug;

async function compared(a: Json, b: Json): Promise<Json> {
  return expectAnswer(await post(PATH, { a, b }), diff);
}

describe('POST /api/diff', () => {
  it('compares a page with a brand and returns the readings', async () => {
    const answer = await compared({ url: `${SITE}/` }, { brand: slug });
    expect(answer).toMatchObject({
      a: { kind: 'page', url: `${SITE}/`, slug: null },
      b: { kind: 'brand', slug, name: brand!.entry.name },
      similarity: expect.any(Number),
    });
    expect(answer['axes']).toHaveLength(AXES.length);
    const radius = answer['axes'].find(({ key }: Json) => key === 'surface.radius');
    expect(radius.a).toMatchObject({ value: 'pill', reading: { evidence: expect.any(Array) } });
    expect(radius.b).toEqual({ value: brand!.grammar!['surface.radius'], reading: null });
  });

  it('finds no difference between a page and itself, fetched or given', async () => {
    const answer = await compared({ url: `${SITE}/` }, { html: SHOP, css: SHOP_CSS });
    expect(answer).toMatchObject({ similarity: 1, apart: [] });
  });

  it('is symmetric', async () => {
    const [there, back] = [
      await compared({ brand: slug }, { url: `${SITE}/plain` }),
      await compared({ url: `${SITE}/plain` }, { brand: slug }),
    ];
    expect(back).toMatchObject({
      similarity: there['similarity'],
      apart: there['apart'],
      a: there['b'],
      b: there['a'],
    });
  });

  it('judges a page by the tokens of a brand, whichever side it is', async () => {
    const page = { html: SHOP, css: SHOP_CSS };
    const there = (await compared(page, { brand: slug }))['identity'];
    const back = (await compared({ brand: slug }, page))['identity'];
    expect(there).toMatchObject({ judged: 'a', score: expect.any(Number) });
    expect(back).toEqual({ ...there, judged: 'b' });
    const scored = await json(await post('/api/score', { ...page, target_brand: slug, fixes: 'fast' }));
    const { fixes: _fixes, ...identity } = scored['identity'];
    expect(there).toEqual({ judged: 'a', ...identity });
  });

  it('finds the identity of a page in itself, and little of it in another typeface and other colours', async () => {
    const page = { html: SHOP, css: SHOP_CSS };
    const css = `${SHOP_CSS} * { font-family: cursive !important; background: #123 !important; color: #fff !important }`;
    const other = { html: SHOP, css };
    expect((await compared(page, page))['identity']).toMatchObject({ judged: 'a', score: 100 });
    expect((await compared(other, page))['identity'].score).toBeLessThan(60);
  });

  it('judges a page made from the tokens of the first of two brands, and shows no evidence of it', async () => {
    const same = (await compared({ brand: slug }, { brand: slug }))['identity'];
    const { identity } = await compared({ brand: 'linear' }, { brand: 'govuk' });
    expect(same).toMatchObject({ judged: 'a', verdict: 'pass' });
    expect(identity).toMatchObject({ judged: 'a', verdict: 'reject' });
    expect(identity.parts.every(({ evidence }: Json) => evidence.length === 0)).toBe(true);
  });

  it.each([
    ['a page', { html: SHOP, css: SHOP_CSS }],
    ['a brand', { brand: slug }],
    ['a grammar', { grammar: PILL }],
  ])('has no identity of %s and a grammar', async (_, a) => {
    expect(await compared(a, { grammar: PILL })).not.toHaveProperty('identity');
  });

  it('accepts nested and flat grammars', async () => {
    expect(await compared({ grammar: PILL }, { grammar: { surface: { radius: '0px' } } })).toMatchObject({
      axes_compared: 1,
      apart: ['surface.radius'],
      audit: { judge: 'catalog' },
    });
  });

  it.each([
    ['one side only', { a: { brand: slug } }, 400, 'invalid_request'],
    ['a side that names nothing', { a: { brand: slug }, b: {} }, 400, 'invalid_request'],
    [
      'a side that names two',
      { a: { brand: slug, grammar: PILL }, b: { brand: slug } },
      400,
      'invalid_request',
    ],
    ['an empty grammar', { a: { grammar: {} }, b: { brand: slug } }, 400, 'invalid_request'],
    ['an unknown axis', { a: { grammar: { glow: 'high' } }, b: { brand: slug } }, 400, 'unknown_axis'],
    ['an unknown brand', { a: { brand: slug }, b: { brand: 'no-such-brand' } }, 404, 'unknown_brand'],
    ['a private page', { a: { brand: slug }, b: { url: 'http://127.0.0.1/' } }, 400, 'private_address'],
    ['an unreachable page', { a: { brand: slug }, b: { url: `${SITE}/gone` } }, 502, 'unreachable'],
    ['an unreadable page', { a: { brand: slug }, b: { url: `${SITE}/pdf` } }, 502, 'unparseable'],
  ])('refuses %s', async (_, body, status, code) => {
    await expectProblem(await post(PATH, body), status, code);
  });
});
