import { describe, expect, it, vi } from 'vitest';
import { EXPORTERS } from '../../../src/contract/exporters/index.ts';
import { CATEGORIES } from '../../../src/grammar/axis.ts';
import { LAYOUT_IDS } from '../../../src/specimen/layouts/index.ts';
import { compose, composeByAddress } from '../../../worker/operations/compose.ts';
import { ask, json, post, type Json } from '../ask.ts';
import { catalog } from '../catalog.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';

const PATH = '/api/compose';
const graded = catalog.brands.filter(({ grammar }) => grammar !== null);
const [one, two] = graded;
const [a, b] = [one!.entry, two!.entry];
const sources = { surface: a.slug, palette: b.slug, voice: a.slug };

async function composed(body: Json): Promise<Json> {
  return expectAnswer(await post(PATH, body), compose);
}

describe('POST /api/compose', () => {
  it('returns an entry with the requested categories', async () => {
    const answer = await composed({ sources });
    expect(answer).toMatchObject({
      name: `${a.name} × ${b.name} hybrid`,
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
      tier: 'unrated',
      provenance: 'composed',
    });
    expect(Object.keys(answer['grammar'])).toEqual(['surface', 'palette', 'voice']);
    expect(answer['signature_move'].length).toBeLessThanOrEqual(200);
  });

  it('lists the source of each category', async () => {
    const { _compose, grammar } = await composed({ sources });
    const axes = Object.values<Json>(grammar).flatMap((category) => Object.keys(category));
    expect(_compose).toEqual({
      sources,
      source_quotes: [a, b].map(({ slug, name, signature_move }) => ({ slug, name, signature_move })),
      axis_count: axes.length,
      version: 'v1-templated',
    });
  });

  it('accepts a name', async () => {
    expect(await composed({ sources, name: '  Night Paper ' })).toMatchObject({
      name: 'Night Paper',
      slug: 'night-paper',
    });
  });

  it('draws a page in every layout, and in no other', async () => {
    const asked = { sources, output_format: 'html' };
    const pages = await Promise.all(
      LAYOUT_IDS.map(async (layout) => (await post(PATH, { ...asked, layout })).text()),
    );
    expect(new Set(pages).size).toBe(LAYOUT_IDS.length);
    expect(pages).toContain(await (await post(PATH, asked)).text());
    await expectProblem(await post(PATH, { ...asked, layout: 'brochure' }), 400, 'invalid_request');
  });

  it('does not depend on the order of the sources', async () => {
    const turned = Object.fromEntries(Object.entries(sources).toReversed());
    expect(await (await post(PATH, { sources: turned })).text()).toBe(
      await (await post(PATH, { sources })).text(),
    );
  });

  it('is made twice and then kept, and made anew for another name', async () => {
    const made = vi.spyOn(compose, 'run');
    const settings = { ENVIRONMENT: 'production', PRIVATE_BRANDS_TOKEN: 'of nobody here' };
    const answers = [];
    for (let asked = 0; asked < 4; asked++) {
      const response = await post(PATH, { sources, name: 'Kept' }, settings);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
      answers.push(await response.text());
    }
    expect(new Set(answers).size).toBe(1);
    expect(made).toHaveBeenCalledTimes(2);
    const other = await json(await post(PATH, { sources, name: 'Other' }, settings));
    expect(other).toMatchObject({ name: 'Other' });
    expect(made).toHaveBeenCalledTimes(3);
    made.mockRestore();
  });

  it.each([
    ['design_md', 'text/markdown; charset=utf-8', '---\nname: '],
    ['html', 'text/html; charset=utf-8', '<!doctype html>'],
    ['css', 'text/css; charset=utf-8', ':root'],
    ['tailwind', 'text/css; charset=utf-8', '@theme'],
    ['dtcg', 'application/json; charset=utf-8', '"$value"'],
    ['shadcn', 'application/json; charset=utf-8', 'registry:theme'],
  ])('as %s is %s', async (output_format, mediaType, part) => {
    const response = await post(PATH, { sources, output_format });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(mediaType);
    expect(await response.text()).toContain(part);
  });

  it.each(EXPORTERS.map(({ id }) => [id]))('supports the export format %s', async (output_format) => {
    expect((await post(PATH, { sources, output_format })).status).toBe(200);
  });

  it('as html cannot contain a script', async () => {
    const response = await post(PATH, { sources, output_format: 'html', name: '<script>alert(1)</script>' });
    expect(await response.text()).not.toContain('<script');
  });
});

describe('GET /api/compose', () => {
  const query = (more: Readonly<Record<string, string>> = {}) =>
    `${PATH}?${new URLSearchParams({ ...sources, ...more }).toString()}`;

  it('answers what POST answers', async () => {
    const byAddress = await expectAnswer(await ask(query({ name: 'Night paper' })), composeByAddress);
    expect(byAddress).toEqual(await composed({ sources, name: 'Night paper' }));
  });

  it.each(['css', 'dtcg', 'tailwind', 'shadcn', 'agents_md', 'html'])('as %s', async (output_format) => {
    const response = await ask(query({ output_format }));
    expect(await response.text()).toBe(await (await post(PATH, { sources, output_format })).text());
  });

  it('allows a page neither scripts nor requests, and frames of this site alone', async () => {
    const response = await ask(query({ output_format: 'html' }));
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]),
    );
    expect((await ask(query())).headers.has('content-security-policy')).toBe(false);
  });

  it.each([
    ['no category', '', 'invalid_request', 'surface'],
    ['an unknown brand', '?surface=no-such-brand', 'unknown_source', 'surface'],
    ['an unknown category', `?sound=${a.slug}`, 'invalid_request', 'sound'],
    ['an unknown format', `?surface=${a.slug}&output_format=pdf`, 'invalid_request', 'output_format'],
  ])('refuses %s', async (_, search, code, field) => {
    const { errors } = await expectProblem(await ask(PATH + search), 400, code);
    expect(errors?.[0]?.field).toBe(field);
  });
});

describe('a problem of POST /api/compose', () => {
  it.each([
    ['no sources', {}, 'invalid_request'],
    ['empty sources', { sources: {} }, 'invalid_request'],
    ['sources that are a list', { sources: [] }, 'invalid_request'],
    ['a source that is no text', { sources: { surface: 7 } }, 'invalid_request'],
    ['an unknown category', { sources: { sound: a.slug } }, 'unknown_axis'],
    ['an unknown brand', { sources: { surface: 'no-such-brand' } }, 'unknown_source'],
    ['an empty slug', { sources: { surface: '' } }, 'unknown_source'],
    ['a slug as long as a book', { sources: { surface: 'a'.repeat(10_000) } }, 'unknown_source'],
    ['an unknown format', { sources, output_format: 'pdf' }, 'invalid_request'],
    ['an empty name', { sources, name: '  ' }, 'invalid_request'],
    ['a name of two lines', { sources, name: 'a\nb' }, 'invalid_request'],
    ['a name as long as a book', { sources, name: 'a'.repeat(121) }, 'invalid_request'],
  ])('%s', async (_, body, code) => {
    await expectProblem(await post(PATH, body), 400, code);
  });

  it('a brand without grades in the requested category', async () => {
    const gaps = graded.flatMap(({ entry, grammar }) =>
      CATEGORIES.filter(
        (category) => !Object.keys(grammar ?? {}).some((id) => id.startsWith(`${category}.`)),
      ).map((category) => ({ category, entry })),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const { category, entry } of gaps) {
      const response = await post(PATH, { sources: { [category]: entry.slug } });
      const { errors } = await expectProblem(response, 400, 'ungraded_brand');
      expect(errors).toEqual([
        {
          field: `sources.${category}`,
          detail: expect.stringContaining(`${entry.name} has no value in ${category}. It has values in `),
        },
      ]);
    }
  });

  it('lists every invalid source with a suggestion', async () => {
    const response = await post(PATH, { sources: { surface: `${a.slug}x`, sound: b.slug, palete: b.slug } });
    const { errors } = await expectProblem(response, 400, 'unknown_source');
    expect(errors).toEqual([
      { field: 'sources.surface', detail: `Unknown brand \`${a.slug}x\`. Did you mean ${a.slug}?` },
      { field: 'sources.sound', detail: expect.stringContaining('Unknown category `sound`. Use one of') },
      { field: 'sources.palete', detail: expect.stringContaining('`palete`. Did you mean palette?') },
    ]);
  });
});
