import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalog } from '../catalog.ts';
import { readContract } from '../../../src/contract/read-contract.ts';
import { score } from '../../../worker/operations/score.ts';
import { post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';
import { AXES } from '../../../src/grammar/axes/index.ts';

const PATH = '/api/score';
const PILL = { 'surface.radius': 'pill' };
const [brand] = catalog.brands.filter(({ grammar }) => grammar !== null);

afterEach(() => void vi.restoreAllMocks());

async function scored(body: Json): Promise<Json> {
  return expectAnswer(await post(PATH, { url: `${SITE}/`, ...body }), score);
}

async function store(slug: string, grammar: Json): Promise<void> {
  await env.DB.prepare(
    "INSERT INTO private_brands (slug, name, grammar, grammar_flat, created_at, updated_at) VALUES (?1, 'Own', '{}', ?2, ?3, ?3)",
  )
    .bind(slug, JSON.stringify(grammar), '2026-01-01T00:00:00.000Z')
    .run();
}

describe('the targets of POST /api/score', () => {
  it('a brand of the catalog', async () => {
    const answer = await scored({ target_brand: brand!.entry.slug });
    expect(answer).toMatchObject({ target_source: 'brand', brief_excerpt: expect.any(String) });
    expect(answer['brief_axes_matched']).toBe(Object.keys(brand!.grammar!).length);
    expect(answer).not.toHaveProperty('target_url');
    expect(answer).not.toHaveProperty('target_axes');
  });

  it('a private brand if the catalog has no brand of that name', async () => {
    await store('own', PILL);
    expect(await scored({ target_brand: 'own' })).toMatchObject({
      target_source: 'brand',
      score: 100,
      summary: expect.stringContaining('Own'),
    });
  });

  it('a page on the web, read as the candidate is', async () => {
    const answer = await scored({ target_url: `${SITE}/` });
    expect(answer).toMatchObject({ target_source: 'reference', target_url: `${SITE}/`, score: 100 });
    expect(answer['target_axes']).toBe(answer['brief_axes_scored']);
  });

  it.each([
    ['flat', PILL],
    ['nested', { surface: { radius: 'pill' } }],
  ])('a %s grammar', async (_, grammar) => {
    const answer = await scored({ target_grammar: grammar });
    expect(answer).toMatchObject({ target_source: 'grammar', target_axes: 1, score: 100, verdict: 'pass' });
  });

  it('a brief that mixes brands, as its contract has it', async () => {
    const brief = 'Stripe meets GOV.UK';
    const { contract } = (await (await post('/api/query', { query: brief })).json()) as Json;
    const { grammar, tokens } = readContract(contract.agents_md);
    const target_tokens = Object.fromEntries(tokens.map(({ path, value }) => [path, value]));
    const answer = await scored({ brief });
    const by_contract = await scored({ target_grammar: grammar, target_tokens });
    expect(answer['score']).toBe(by_contract['score']);
    expect(answer['identity'].score).toBe(by_contract['identity'].score);
    expect(answer['score']).not.toBe((await scored({ target_brand: 'stripe' }))['score']);
  });

  it('a brief, with a remark on a brand that it names besides', async () => {
    const { remarks } = await scored({ brief: 'like Stripe or GOV.UK' });
    expect(remarks[0]).toEqual({
      code: 'brand_left_out',
      detail: expect.stringContaining('nothing of GOV.UK'),
    });
  });

  it('a brief in plain words', async () => {
    const answer = await scored({ brief: 'Pill-shaped buttons, please.' });
    expect(answer).toMatchObject({
      target_source: 'brief',
      brief_excerpt: 'Pill-shaped buttons, please.',
      score: 100,
    });
    expect(answer['axes'].map(({ key }: Json) => key)).toEqual(['surface.radius']);
  });

  it.each([
    ['minimalist', 'whitespace.discipline'],
    ['brutalist', 'surface.radius'],
    ['modern and clean', 'surface.shadows'],
    ['premium luxury watch brand', 'voice.archetype'],
    ['playful', 'palette.strategy'],
  ])('the brief %s, by what pages of the style are like', async (brief, axis) => {
    const answer = await scored({ brief });
    expect(answer['axes'].map(({ key }: Json) => key)).toContain(axis);
    expect(answer['remarks']).toContainEqual({ code: 'style_scored', detail: expect.stringContaining(axis) });
  });

  it('a brief, with what was understood in its own words', async () => {
    const answer = await scored({ brief: 'Pill-shaped buttons, please, for our zebra farm.' });
    expect(answer['understood']).toContainEqual(
      expect.objectContaining({
        said: expect.stringContaining('Pill'),
        axis: 'surface.radius',
        values: ['pill'],
      }),
    );
    expect(answer['not_understood'].join(' ')).toContain('zebra');
  });

  it('a brief that leaves a value open, as the page comes nearest to it', async () => {
    const html = (font: string) =>
      `<h1 style="${font}">Harbour news</h1><p style="${font}">${'The boats are in. '.repeat(40)}</p>`;
    const pairing = async (font: string) => {
      const { axes } = await scored({ html: html(font), brief: 'Serif headlines' });
      return axes.find(({ key }: { key: string }) => key === 'type.pairing');
    };
    const [serif, sans] = [await pairing('font-family:Georgia,serif'), await pairing('font-family:Arial')];
    expect(serif.score).toBeGreaterThanOrEqual(sans.score);
  });

  it.each([
    ['serif', 'Georgia, serif', true],
    ['serif', 'Arial, sans-serif', false],
    ['serif', 'Fira Code, monospace', false],
    ['sans-serif', 'Inter, sans-serif', true],
    ['sans-serif', 'Lora, serif', false],
    ['sans-serif', 'Comic Sans MS', false],
    ['monospace', 'Fira Code, monospace', true],
    ['monospace', 'Times New Roman', false],
    ['no serifs', 'Helvetica', true],
    ['no serifs', 'Georgia, serif', false],
  ])('the brief %j, which a page of %s alone meets: %s', async (brief, font, meets) => {
    const copy = 'The boats are in, and the harbour sells fish from seven. '.repeat(20);
    const html = `<body style="font-family: ${font}"><h1>Harbour news</h1><p>${copy}</p></body>`;
    const { axes } = await scored({ html, url: undefined, brief, fixes: 'fast' });
    const pairing = axes.find(({ key }: { key: string }) => key === 'type.pairing');
    expect(pairing).toMatchObject({ predicted: 'single-family', status: meets ? 'pass' : 'fail' });
  });

  it('have the precedence brand, url, grammar, brief', async () => {
    const targets = {
      target_brand: brand!.entry.slug,
      target_url: `${SITE}/plain`,
      target_grammar: PILL,
      brief: 'pill buttons',
    };
    const { target_brand: _brand, ...withoutBrand } = targets;
    const { target_url: _url, ...withoutUrl } = withoutBrand;
    expect(await scored(targets)).toMatchObject({ target_source: 'brand' });
    expect(await scored(withoutBrand)).toMatchObject({ target_source: 'reference' });
    expect(await scored(withoutUrl)).toMatchObject({ target_source: 'grammar' });
  });

  it.each([
    [{ target_brand: 'stripe', brief: 'but warmer' }, 'target_brand alone; not used: brief.'],
    [
      { target_url: `${SITE}/plain`, target_grammar: PILL, target_tokens: { 'font.body': 'Inter' } },
      'target_url alone; not used: target_grammar, target_tokens.',
    ],
    [{ target_brand: 'stripe', target_tokens: {} }, 'target_brand alone; not used: target_tokens.'],
    [{ target_grammar: PILL, brief: 'serif' }, 'target_grammar alone; not used: brief.'],
    [{ target_grammar: PILL, target_tokens: { 'font.body': 'Inter' } }, null],
    [{ brief: 'pill buttons', target_tokens: { 'font.body': 'Inter' } }, null],
  ])('say which of several counts for nothing: %j', async (targets, sentence) => {
    const { remarks } = await scored({ ...targets, fixes: 'fast' });
    const details = remarks.flatMap(({ code, detail }: Record<string, string>) =>
      code === 'target_left_out' ? [detail] : [],
    );
    expect(details).toEqual(sentence === null ? [] : [expect.stringContaining(sentence)]);
  });
});

describe('the answer of POST /api/score', () => {
  const target_grammar = {
    ...PILL,
    'surface.ground': 'black',
    'type.heading_weight': 'light',
    'imagery.strategy': 'photographic',
  };

  it('returns the best fix first with its gain', async () => {
    const answer = await scored({ target_grammar });
    const [fix] = answer['fixes'];
    expect(answer['weakest']).toBe(fix.axis);
    expect(fix).toMatchObject({
      label: expect.any(String),
      action: expect.any(String),
      score: expect.any(Number),
    });
    expect(answer['next_action']).toBe(fix.action);
    expect(answer['failure_mode']).toContain(fix.axis);
    const gains = answer['fixes'].map(({ predicted_delta }: Json) => predicted_delta);
    expect(gains).toEqual(gains.toSorted((a: number, b: number) => b - a));
  });

  it('increases by the predicted gain when a fix is applied', async () => {
    const before = await scored({
      target_grammar: { ...PILL, 'surface.ground': 'white' },
      html: SHOP,
      css: SHOP_CSS,
    });
    const mended = SHOP_CSS.replace('background: #faf7f0', 'background: #ffffff');
    const after = await scored({
      target_grammar: { ...PILL, 'surface.ground': 'white' },
      html: SHOP,
      css: mended,
    });
    const fix = before['fixes'].find(({ axis }: Json) => axis === 'surface.ground');
    expect(after['score'] - before['score']).toBeCloseTo(fix.predicted_delta, 6);
    expect(after['verdict']).toBe('pass');
  });

  it('returns the versions and sources of the judgement', async () => {
    const { audit } = await scored({ target_grammar: PILL });
    expect(audit).toMatchObject({
      judge: 'cascade',
      grammar_version: '2.0.0',
      weights_version: catalog.weightsVersion,
    });
    expect(new Date(audit.timestamp).toISOString()).toBe(audit.timestamp);
  });

  it('is a cascade of eight levels', async () => {
    const { profile } = await scored({ target_grammar });
    expect(profile.levels.map(({ level }: Json) => level)).toEqual([
      'L1',
      'L2',
      'L3',
      'L4',
      'L5',
      'L6',
      'L7',
      'L8',
    ]);
    expect(profile.breaks_at).toMatch(/^L[1-8]$/);
  });

  it('explains each axis on request', async () => {
    const [axis] = (await scored({ target_grammar: PILL, explain: true }))['axes'];
    expect(axis.explanation).toMatchObject({ value: 'pill', evidence: expect.any(Array) });
  });

  it('says of a failing axis whose target value came second how probable that value is', async () => {
    const html = '<main><h1>Invoices in two minutes</h1><p>Write it, send it, get paid.</p></main>';
    const css =
      'main { max-width: 480px; padding: 32px; border-radius: 12px; box-shadow: 0 12px 32px #0003 }';
    const { axes } = await scored({ html, css, brief: 'square corners' });
    expect(axes[0].note).toMatch(
      /^The target value is the second most probable\. Its probability is 0\.\d\d\. /,
    );
  });

  it('excludes axes that the page does not show', async () => {
    const { axes, brief_axes_matched, brief_axes_scored } = await scored({
      html: '<!doctype html><title>x</title><p>A page with a single sentence that moves nothing at all.</p>',
      target_grammar: { ...PILL, 'motion.trigger': 'scroll' },
    });
    expect([brief_axes_matched, brief_axes_scored]).toEqual([2, 1]);
    expect(axes[1]).toMatchObject({ status: 'not_shown', score: null, note: expect.any(String) });
  });

  it.each([
    ['an empty shell', '/blank', 'empty_page'],
    ['text nobody can read', '/faint', 'contrast_floor'],
    ['a page that says it is loading', '/loading', 'empty_page'],
    ['a page that hides all it has', '/hidden', 'empty_page'],
  ])('rejects %s in any style, with a score below every accepted page', async (_, path, gate) => {
    const { grammar_flat } = await (await post('/api/vectorize', { url: `${SITE}/faint` })).json<Json>();
    for (const target of [{ target_grammar: grammar_flat }, { brief: 'serif, no shadows, no pictures' }]) {
      const answer = await scored({ url: `${SITE}${path}`, ...target });
      expect(answer).toMatchObject({ verdict: 'reject', blocked_by: gate });
      expect(answer['score']).toBeLessThanOrEqual(54);
      expect(answer['score']).toBeGreaterThan(0);
    }
  });
});

describe('further fields of POST /api/score', () => {
  const target_grammar = {
    'surface.ground': 'black',
    'surface.radius': 'pill',
    'voice.archetype': 'librarian',
  };

  it('the share of the grammar that the page shows', async () => {
    const { coverage } = await scored({ target_grammar });
    expect(coverage).toMatchObject({ axes_total: AXES.length, axes_extracted: expect.any(Number) });
  });

  it('every gate, passed or not', async () => {
    expect((await scored({ target_grammar }))['gates']).toEqual([
      { gate: 'empty_page', passed: true, measure: expect.stringMatching(/\d+ visible characters/) },
      { gate: 'contrast_floor', passed: true, measure: expect.stringMatching(/[\d.]+:1/) },
    ]);
    const { gates, blocked_by } = await scored({ url: `${SITE}/faint`, target_grammar });
    expect(gates.find(({ passed }: Json) => !passed).gate).toBe(blocked_by);
  });

  it('the evidence for each failing axis', async () => {
    const { fixes } = await scored({ target_grammar });
    const ground = fixes.find(({ axis }: Json) => axis === 'surface.ground');
    expect(ground.evidence[0]).toMatchObject({ selector: expect.any(String), value: expect.any(String) });
    expect(ground.confidence).toBeGreaterThan(0);
  });

  it.each([
    ['an axis', ['surface.ground'], ['surface.ground']],
    ['a category', ['voice'], ['voice.archetype']],
    ['what the target does not name', ['motion'], []],
  ])('the ignored axes: %s', async (_, ignore_axes, ignored_axes) => {
    const answer = await scored({ target_grammar, ignore_axes });
    expect(answer['ignored_axes']).toEqual(ignored_axes);
    expect(answer['axes'].map(({ key }: Json) => key)).toEqual(
      Object.keys(target_grammar).filter((axis) => !ignored_axes.includes(axis)),
    );
  });

  it('a fingerprint that depends only on the input', async () => {
    const fingerprint = async (body: Json) =>
      (await scored({ html: SHOP, css: SHOP_CSS, target_grammar, ...body }))['audit'].input_sha256;
    const [first, second, other, waived] = [
      await fingerprint({}),
      await fingerprint({}),
      await fingerprint({ css: `${SHOP_CSS} a { color: red }` }),
      await fingerprint({ ignore_axes: ['voice'] }),
    ];
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(second).toBe(first);
    expect(new Set([first, other, waived]).size).toBe(3);
  });

  it('the same bytes for the same input except for the time', async () => {
    const bytes = async () => {
      const text = await (
        await post(PATH, { html: SHOP, css: SHOP_CSS, base_url: 'http://localhost:3000/', target_grammar })
      ).text();
      return text.replace(/"timestamp":"[^"]*"/, '');
    };
    expect(await bytes()).toBe(await bytes());
  });
});

describe('a problem of POST /api/score', () => {
  it.each([
    ['no url', { url: undefined, target_grammar: PILL }, 400, 'invalid_request'],
    ['no target', {}, 400, 'missing_target'],
    ['an empty target grammar', { target_grammar: {} }, 400, 'missing_target'],
    ['an unknown axis', { target_grammar: { 'surface.glow': 'high' } }, 400, 'unknown_axis'],
    ['an unknown value', { target_grammar: { 'surface.radius': 'round' } }, 400, 'invalid_request'],
    ['a target grammar that is a list', { target_grammar: [] }, 400, 'invalid_request'],
    ['a vague brief', { brief: 'make it nice' }, 400, 'vague_brief'],
    ['a brief as long as a book', { brief: 'pill '.repeat(5000) }, 400, 'invalid_request'],
    [
      'an unknown axis to ignore',
      { target_grammar: PILL, ignore_axes: ['surface.glow'] },
      400,
      'unknown_axis',
    ],
    ['waivers that leave nothing', { target_grammar: PILL, ignore_axes: ['surface'] }, 400, 'missing_target'],
    [
      'an invalid base URL',
      { html: '<p>x</p>', base_url: 'nowhere', target_grammar: PILL },
      400,
      'invalid_url',
    ],
    ['an unknown brand', { target_brand: 'no-such-brand' }, 404, 'unknown_brand'],
    ['a private target', { target_url: 'http://127.0.0.1/' }, 400, 'private_address'],
    ['a private candidate', { url: 'http://127.0.0.1/', target_grammar: PILL }, 400, 'private_address'],
    ['an unreachable candidate', { url: `${SITE}/gone`, target_grammar: PILL }, 502, 'unreachable'],
    ['an unreachable target', { target_url: `${SITE}/gone` }, 502, 'unreachable'],
    ['an unreadable candidate', { url: `${SITE}/pdf`, target_grammar: PILL }, 502, 'unparseable'],
    ['an unreadable target', { target_url: `${SITE}/pdf` }, 502, 'unparseable'],
  ])('%s', async (_, body, status, code) => {
    await expectProblem(await post(PATH, { url: `${SITE}/`, ...body }), status, code);
  });

  it('reports the target first when both are invalid', async () => {
    const body = { url: `${SITE}/gone`, target_brand: 'no-such-brand' };
    await expectProblem(await post(PATH, body), 404, 'unknown_brand');
  });

  it('a stored grammar with outdated axes', async () => {
    await store('old', { 'surface.gloss': 'high' });
    await expectProblem(await post(PATH, { url: `${SITE}/`, target_brand: 'old' }), 400, 'ungraded_brand');
  });

  it('gives no details of an internal error, and logs them', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const DB = {
      prepare() {
        throw new Error('secret table at /srv/db.ts:1');
      },
    } as unknown as D1Database;
    const response = await post(PATH, { url: `${SITE}/`, target_brand: 'own-brand' }, { DB });
    const problem = await expectProblem(response, 503, 'unavailable');
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(String(log.mock.calls[0]?.[0])).toContain('secret');
  });
});
