import { describe, expect, it } from 'vitest';
import { contractPage, sourceOf } from '../../../src/identity/contract-page.ts';
import { catalog } from '../catalog.ts';
import { nearest } from '../../../worker/operations/nearest.ts';
import { json, post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/nearest';
const PILL = { 'surface.radius': 'pill' };
const [brand] = catalog.brands.filter(({ grammar }) => grammar !== null);
const { slug } = brand!.entry;

async function near(body: Json): Promise<Json> {
  return expectAnswer(await post(PATH, body), nearest);
}

const compare = async (a: Json, b: Json) => json(await post('/api/diff', { a, b }));

async function contractPageOf(name: string) {
  const { entry, values: tokens, components } = catalog.bySlug(name)!;
  return { html: contractPage(sourceOf({ ...entry, tokens, components }), 'article') };
}

describe('POST /api/nearest', () => {
  it('finds a brand by its own grammar', async () => {
    const answer = await near({ grammar: brand!.grammar });
    expect(answer['nearest'][0]).toMatchObject({ slug, apart: [] });
    expect(answer['nearest']).toHaveLength(5);
  });

  it('excludes a brand from its own neighbours', async () => {
    const answer = await near({ brand: slug, limit: 50 });
    expect(answer['subject']).toMatchObject({ kind: 'brand', slug });
    expect(answer['nearest'].map(({ slug }: Json) => slug)).not.toContain(slug);
  });

  it('reads a page and returns its readings', async () => {
    const answer = await near({ url: `${SITE}/`, limit: 1 });
    expect(answer).toMatchObject({
      subject: { kind: 'page', url: `${SITE}/` },
      grammar_flat: PILL,
      audit: { judge: 'cascade' },
    });
    expect(answer['nearest']).toHaveLength(1);
  });

  it('states the identity of a page with each brand, and orders by it too', async () => {
    const { nearest: found } = await near({ html: SHOP, css: SHOP_CSS, limit: 50 });
    const combined = found.map(({ resemblance }: Json) => resemblance);
    expect(combined).toEqual(combined.toSorted((a: number, b: number) => b - a));
    for (const { identity, similarity, resemblance } of found) {
      expect(identity).toMatchObject({ parts: expect.any(Array) });
      if (identity.score !== null)
        expect(resemblance).toBeCloseTo(0.006 * identity.score + 0.4 * similarity, 2);
    }
    const other = await compare({ html: SHOP, css: SHOP_CSS }, { brand: found[0].slug });
    expect(found[0].identity.score).toBe(other['identity'].score);
  });

  it('finds the brand whose tokens a page uses, though its axes are far', async () => {
    const { html } = await contractPageOf('govuk');
    const { nearest: found } = await near({ html, limit: 1 });
    expect(found[0]).toMatchObject({ slug: 'govuk', identity: { verdict: 'pass' } });
  });

  it('of a brand have the identity of a page made from its tokens', async () => {
    const { nearest: found } = await near({ brand: slug, limit: 3 });
    expect(found).toHaveLength(3);
    for (const { identity } of found) expect(identity).toHaveProperty('score');
  });

  it('of a grammar have no identity', async () => {
    const { nearest: found } = await near({ grammar: PILL, limit: 2 });
    for (const one of found) {
      expect(one).not.toHaveProperty('identity');
      expect(one.resemblance).toBe(one.similarity);
    }
  });

  it('accepts a nested grammar', async () => {
    const { nearest: found } = await near({ grammar: { surface: { radius: 'pill' } } });
    expect(found[0]).toMatchObject({ axes_compared: 1, shared: ['surface.radius'] });
  });

  it.each([
    ['nothing', {}, 400, 'invalid_request'],
    ['two subjects', { brand: slug, grammar: PILL }, 400, 'invalid_request'],
    ['a limit of nothing', { brand: slug, limit: 0 }, 400, 'invalid_request'],
    ['a limit that is no whole number', { brand: slug, limit: 1.5 }, 400, 'invalid_request'],
    ['an empty grammar', { grammar: {} }, 400, 'invalid_request'],
    ['an unknown value', { grammar: { 'surface.radius': 'round' } }, 400, 'invalid_request'],
    ['an unknown axis', { grammar: { glow: 'high' } }, 400, 'unknown_axis'],
    ['an unknown brand', { brand: 'no-such-brand' }, 404, 'unknown_brand'],
    ['a private page', { url: 'http://127.0.0.1/' }, 400, 'private_address'],
    ['an unreachable page', { url: `${SITE}/gone` }, 502, 'unreachable'],
    ['an unreadable page', { url: `${SITE}/pdf` }, 502, 'unparseable'],
  ])('refuses %s', async (_, body, status, code) => {
    await expectProblem(await post(PATH, body), status, code);
  });
});
