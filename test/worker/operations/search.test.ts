import { describe, expect, it } from 'vitest';
import { catalog } from '../catalog.ts';
import { search, searchByAddress } from '../../../worker/operations/search.ts';
import { ask, post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';

async function found(body: unknown): Promise<Json> {
  return expectAnswer(await post('/api/search', body), search);
}

describe('POST /api/search', () => {
  it('finds a brand by its name, first and exact', async () => {
    const { results, query, version } = await found({ q: 'Stripe' });
    const entry = catalog.bySlug('stripe')!.entry;
    expect(results[0]).toEqual({
      slug: 'stripe',
      name: entry.name,
      signature_move: entry.signature_move,
      era: entry.era,
      mood: entry.mood,
      persona: entry.voice_persona ?? null,
      score: expect.any(Number),
      match_type: 'exact',
      reasons: [{ by: 'brand', said: 'Stripe', found: 'the brand itself' }],
    });
    // Brands with stripes are found by that word, and not by the name of another brand.
    const byWord = results.filter(({ reasons }: Json) => reasons.some(({ by }: Json) => by === 'word'));
    expect(byWord).toEqual([]);
    const striped = await found({ q: 'stripes' });
    expect(striped['results'].map(({ match_type }: Json) => match_type)).toContain('direct');
    expect({ query, version }).toEqual({ query: 'Stripe', version: 'v1-keyword-expansion' });
  });

  it('takes the query by the name that the operation query has for it', async () => {
    expect(await found({ query: 'Stripe' })).toEqual(await found({ q: 'Stripe' }));
    await expectProblem(await post('/api/search', { q: 'Stripe', query: 'Linear' }), 400, 'invalid_request');
  });

  it('lists the added synonyms and finds brands by them', async () => {
    const { results, expanded_terms } = await found({ q: 'bauhaus' });
    expect(expanded_terms).toContain('futura');
    expect(results.map(({ match_type }: Json) => match_type)).toContain('expanded');
  });

  it('returns ten brands, or the requested number', async () => {
    const { results, total } = await found({ q: 'sans serif' });
    expect(results).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    expect((await found({ q: 'sans serif', limit: 3 }))['results']).toEqual(results.slice(0, 3));
  });

  it.each([
    [0, 1],
    [-5, 1],
    [1, 1],
    [2.0, 2],
    [1e9, 100],
  ])('treats the limit %d as %d', async (limit, taken) => {
    const { results, total } = await found({ q: 'white black sans', limit });
    expect(results).toHaveLength(Math.min(taken, total));
  });

  it.each([['!!!'], ['の'], ['zzzzqqqq'], ['🎨']])('finds nothing for %s', async (q) => {
    expect(await found({ q })).toMatchObject({ results: [], total: 0, query: q });
  });

  it('says what was understood, why each brand was found, and how the brands are distributed', async () => {
    const answer = await found({ q: 'airline without shadows, flurble' });
    expect(answer['understood']).toEqual([
      { said: 'airline', kind: 'audience', values: ['travellers'], polarity: 'for', confidence: 0.5 },
      { said: 'airline', kind: 'industry', values: ['airline'], polarity: 'for', confidence: 0.5 },
      {
        said: 'shadows',
        kind: 'axis',
        axis: 'surface.shadows',
        values: ['none'],
        polarity: 'for',
        confidence: 0.9,
      },
      { said: 'shadows', kind: 'style', values: ['shadows'], polarity: 'against', confidence: 1 },
    ]);
    expect(answer['not_understood']).toEqual(['flurble']);
    const reasons = answer['results'].map((result: Json) => result['reasons']);
    expect(reasons[0]).toContainEqual({ by: 'industry', said: 'airline', found: 'industry: airline' });
    const { facets, total } = answer as unknown as {
      total: number;
      facets: Record<string, { value: string; count: number }[]>;
    };
    const sum = facets['theme']!.reduce((all, { count }) => all + count, 0);
    expect(sum).toBe(total);
    expect(facets['industry']).toContainEqual({ value: 'transport', count: expect.any(Number) });
  });

  it('suggests names for a query that finds nothing', async () => {
    expect(await found({ q: 'how old is the lineer' })).toMatchObject({
      results: [],
      did_you_mean: expect.arrayContaining(['linear']),
    });
  });

  it.each([
    ['بنك هادئ', 'language_not_read'],
    ['בנק שקט', 'language_not_read'],
    ['Comic Sans', 'typeface_not_in_catalog'],
    ['Vienna', 'country_not_in_catalog'],
    ['Danish furniture', 'country_not_in_catalog'],
  ])('remarks on %s: %s', async (q, code) => {
    expect((await found({ q }))['remarks']).toEqual([{ code, detail: expect.any(String) }]);
  });

  it.each(['Futura', 'no Comic Sans', 'zzzzqqqq', 'calm page', 'terminal', 'Norwegian banks'])(
    'has no remark on %s',
    async (q) => {
      expect((await found({ q }))['remarks']).toEqual([]);
    },
  );

  it('accepts a long text', async () => {
    const { results } = await found({ q: 'plain accessible forms '.repeat(860) });
    expect(results.length).toBeGreaterThan(0);
  });

  it.each([
    [{}],
    [{ q: '' }],
    [{ q: '  ' }],
    [{ q: 'a'.repeat(20_001) }],
    [{ q: 7 }],
    [{ q: null }],
    [{ q: 'a', limit: 1.5 }],
    [{ q: 'a', limit: '5' }],
    [{ q: 'a', limit: null }],
    [{ q: 'a', limit: true }],
    [[]],
  ])('refuses %j', async (body) => {
    await expectProblem(await post('/api/search', body), 400, 'invalid_request');
  });
});

describe('GET /api/search', () => {
  it('gives the same answer as POST', async () => {
    const byAddress = await ask('/api/search?q=warm%20paper&limit=7');
    const given = await expectAnswer(byAddress, searchByAddress);
    expect(given).toEqual(await found({ q: 'warm paper', limit: 7 }));
  });

  it.each([['?q=cream&limit=0'], ['?q=cream&limit=-3'], ['?q=cream&limit=%2B1']])(
    'clamps the limit of %s to one',
    async (query) => {
      const { results } = await expectAnswer(await ask(`/api/search${query}`), searchByAddress);
      expect(results).toHaveLength(1);
    },
  );

  it.each([
    [''],
    ['?q='],
    ['?limit=3'],
    ['?q=a&limit='],
    ['?q=a&limit=ten'],
    ['?q=a&limit=1.5'],
    ['?q=a&limit=1e2'],
  ])('refuses /api/search%s', async (query) => {
    await expectProblem(await ask(`/api/search${query}`), 400, 'invalid_request');
  });

  it('with HEAD has the headers and no body', async () => {
    const head = await ask('/api/search?q=cream', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
    expect(await head.text()).toBe('');
  });

  it('allows every origin', async () => {
    const preflight = await ask('/api/search', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST, OPTIONS');
    const refused = await ask('/api/search', { method: 'DELETE' });
    expect(refused.headers.get('allow')).toContain('GET, HEAD');
  });
});
