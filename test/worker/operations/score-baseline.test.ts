import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { score } from '../../../worker/operations/score.ts';
import { ask, json, post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SHOP, SHOP_CSS } from '../pages.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/score';
const PAGE = { html: SHOP, css: SHOP_CSS, fixes: 'fast' };
const GRAMMAR = { 'surface.ground': 'cream', 'surface.radius': 'pill' };
const SQUARE = `${SHOP_CSS} * { border-radius: 0 !important }`;

async function scored(body: Json): Promise<Json> {
  return expectAnswer(await post(PATH, { ...PAGE, ...body }), score);
}

/** The fields of an answer that a baseline needs. */
function fieldsOf({ score: points, verdict, axes, target_source, target_brand, audit }: Json): Json {
  return { score: points, verdict, axes, target_source, ...(target_brand && { target_brand }), audit };
}

beforeEach(async () => {
  await env.DB.exec('DELETE FROM private_brands');
});

describe('a score with a baseline', () => {
  it.each([
    ['a brand', { target_brand: 'linear' }],
    ['a page', { target_url: `${SITE}/` }],
    ['a grammar', { target_grammar: GRAMMAR }],
    ['a brief', { brief: 'cream ground, pill buttons' }],
  ])('has no change when it is the same answer, against %s', async (_, target) => {
    const baseline = await scored(target);
    const { changes } = await scored({ ...target, baseline });
    expect(changes).toMatchObject({
      score: { delta: 0 },
      verdict: { change: 'same' },
      new_failures: [],
      resolved_failures: [],
      not_compared: [],
      remarks: [],
    });
    expect(changes.compared.length).toBeGreaterThan(0);
    expect(changes.compared.every(({ delta }: Json) => delta === 0)).toBe(true);
    if (baseline['identity']) expect(changes.identity.delta).toBe(0);
  });

  it('says what got worse, and what got better when it is taken back', async () => {
    const target = { target_url: `${SITE}/` };
    const good = await scored(target);
    const bad = await scored({ ...target, css: SQUARE });
    const worse = await scored({ ...target, css: SQUARE, baseline: good });
    const better = await scored({ ...target, baseline: bad });
    expect(worse['changes']).toMatchObject({
      score: { before: good['score'], after: bad['score'] },
      new_failures: expect.arrayContaining(['surface.radius', 'identity.shape.radius']),
      resolved_failures: [],
    });
    expect(worse['changes'].score.delta).toBeLessThan(0);
    expect(better['changes'].resolved_failures).toEqual(worse['changes'].new_failures);
    expect(better['changes'].score.delta).toBe(-worse['changes'].score.delta);
    expect(worse['changes'].compared.find(({ name }: Json) => name === 'surface.radius')).toMatchObject({
      before: 1,
      change: 'worse',
    });
  });

  it('needs no more of the baseline than its relevant fields', async () => {
    const baseline = await scored({ target_brand: 'linear' });
    const whole = await scored({ target_brand: 'linear', css: SQUARE, baseline });
    const part = await scored({ target_brand: 'linear', css: SQUARE, baseline: fieldsOf(baseline) });
    const axesOf = (answer: Json) =>
      answer['changes'].compared.filter(({ name }: Json) => !name.startsWith('identity.'));
    expect(part['changes']).toMatchObject({ score: whole['changes'].score });
    expect(axesOf(part)).toEqual(axesOf(whole));
    expect(part['changes']).not.toHaveProperty('identity');
  });

  it('remarks that the weights are others, and lists what is waived', async () => {
    const answer = await scored({ target_grammar: GRAMMAR });
    const baseline = { ...answer, audit: { ...answer['audit'], weights_version: '0.9.0+old' } };
    const waive = [{ name: 'surface.radius', reason: 'Square by law.' }];
    const { changes } = await scored({ target_grammar: GRAMMAR, baseline, waive });
    expect(changes.remarks).toEqual([
      expect.objectContaining({ code: 'weights_changed', detail: expect.stringContaining('0.9.0+old') }),
    ]);
    expect(changes.not_compared).toEqual([{ name: 'surface.radius', reason: 'It is waived.' }]);
  });

  it('compares only axes whose target is the same when the target of a name changed', async () => {
    const baseline = structuredClone(await scored({ target_brand: 'linear' }));
    const [first] = baseline['axes'];
    const other = first.brief_target === 'white' ? 'black' : 'white';
    baseline['axes'] = [{ ...first, brief_target: other }, ...baseline['axes'].slice(1)];
    const { changes } = await scored({ target_brand: 'linear', baseline });
    expect(changes.not_compared).toEqual([{ name: 'surface.ground', reason: `The target was ${other}.` }]);
  });
});

it('a baseline that is no object is refused in words', async () => {
  const problem = await json(await post(PATH, { ...PAGE, target_brand: 'linear', baseline: 5 }));
  expect(JSON.stringify(problem)).toContain('Must be an object.');
});

describe('baselines that are refused', () => {
  const valid = {
    score: 50,
    verdict: 'reject',
    target_source: 'grammar',
    axes: [{ key: 'surface.radius', brief_target: 'pill', score: 0.5, status: 'fail' }],
    audit: { grammar_version: '2.0.0' },
  };
  const [axis] = valid.axes;

  it('except a valid one', async () => {
    const { changes } = await scored({ target_grammar: GRAMMAR, baseline: valid });
    expect(changes.resolved_failures).toEqual(['surface.radius']);
  });

  it.each([
    [
      'another version of the grammar',
      { audit: { grammar_version: '1.0.0' } },
      'baseline.audit.grammar_version',
    ],
    ['another kind of target', { target_source: 'brief' }, 'baseline.target_source'],
    ['another grammar', { axes: [{ ...axis, brief_target: '0px' }] }, 'baseline.axes'],
    [
      'a grammar of other axes',
      { axes: [{ ...axis, key: 'motion.budget', brief_target: 'none' }] },
      'baseline.axes',
    ],
    ['no audit', { audit: undefined }, 'baseline.audit'],
    ['a score as text', { score: '50' }, 'baseline.score'],
    ['a score of 1e999', { score: 1e308 }, 'baseline.score'],
    ['an unknown verdict', { verdict: 'perfect' }, 'baseline.verdict'],
    ['an unknown axis', { axes: [{ ...axis, key: 'surface.glow' }] }, 'baseline.axes.0.key'],
    ['the name of a prototype', { axes: [{ ...axis, key: '__proto__' }] }, 'baseline.axes.0.key'],
    ['a value that is none', { axes: [{ ...axis, brief_target: 'constructor' }] }, 'baseline.axes.0'],
    ['a share above 1', { axes: [{ ...axis, score: 2 }] }, 'baseline.axes.0.score'],
    ['an axis twice', { axes: [axis, axis] }, 'baseline.axes'],
    ['too many axes', { axes: Array.from({ length: 31 }, () => axis) }, 'baseline.axes'],
    ['axes as an object', { axes: { 0: axis } }, 'baseline.axes'],
    [
      'an unknown part',
      { identity: { score: 1, parts: [{ part: 'glow', score: 1 }] } },
      'baseline.identity.parts.0.part',
    ],
    ['parts that are missing', { identity: { score: 1 } }, 'baseline.identity.parts'],
  ])('%s', async (_, change, field) => {
    const response = await post(PATH, {
      ...PAGE,
      target_grammar: GRAMMAR,
      baseline: { ...valid, ...change },
    });
    const { errors } = await expectProblem(response, 400, 'invalid_request');
    expect(errors.map((error: Json) => error['field'])).toContain(field);
  });

  it.each([
    ['another brand', { target_brand: 'stripe' }, 'baseline.target_brand'],
    ['another page', { target_url: `${SITE}/plain` }, 'baseline.target_url'],
  ])('%s', async (_, target, field) => {
    const earlier = 'target_brand' in target ? { target_brand: 'linear' } : { target_url: `${SITE}/` };
    const baseline = await scored(earlier);
    const response = await post(PATH, { ...PAGE, ...target, baseline });
    const { detail, errors } = await expectProblem(response, 400, 'invalid_request');
    expect(errors[0].field).toBe(field);
    expect(detail).toContain('another target');
  });

  it.each([
    ['text', '"{}"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['deep nesting', `${'['.repeat(9000)}${']'.repeat(9000)}`],
  ])('%s', async (_, baseline) => {
    const body = `{"html":"<p>hi","brief":"pill buttons","baseline":${baseline}}`;
    await expectProblem(await ask(PATH, { method: 'POST', body }), 400, 'invalid_request');
  });

  it('a baseline larger than a request may be', async () => {
    const body = { ...PAGE, target_grammar: GRAMMAR, baseline: { ...valid, note: 'x'.repeat(1024 * 1024) } };
    await expectProblem(await post(PATH, body), 413, 'body_too_large');
  });
});

it('tells a caller who may not read a private brand nothing that a made-up baseline could find out', async () => {
  await post('/api/brands', { slug: 'four-farms', html: SHOP, css: SHOP_CSS });
  const baseline = {
    score: 50,
    verdict: 'reject',
    target_source: 'brand',
    target_brand: 'four-farms',
    axes: [{ key: 'surface.radius', brief_target: 'pill', score: 0.5, status: 'fail' }],
    audit: { grammar_version: '2.0.0' },
  };
  const init = {
    method: 'POST',
    body: JSON.stringify({ ...PAGE, target_brand: 'four-farms', baseline }),
  };
  const answer = await json(await ask(PATH, init, { PRIVATE_BRANDS_TOKEN: 'a token of the tests' }));
  expect(answer['changes']).toMatchObject({
    score: { before: 50 },
    compared: [],
    new_failures: [],
    resolved_failures: [],
    not_compared: [],
  });
});
