import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { parseHex } from '../../../src/color/hex.ts';
import { hueName } from '../../../src/color/hue-name.ts';
import { contractSpecimen } from '../../../src/contract/contract-specimen.ts';
import { lintContract } from '../../../src/contract/lint/lint-contract.ts';
import { readContract } from '../../../src/contract/read-contract.ts';
import { targetOfList } from '../../../src/identity/target.ts';
import { catalog } from '../catalog.ts';
import { query } from '../../../worker/operations/query.ts';
import { ask, json, post, type Json } from '../ask.ts';
import { expectAnswer, expectProblem } from '../expect-answer.ts';
import { SITE } from '../upstream.ts';

const PATH = '/api/query';
const BRIEF = 'A dark engineering tool with pill-shaped buttons, light headings and no pictures';
const [brand] = catalog.brands.filter(({ grammar }) => grammar !== null);

async function asked(body: Json): Promise<Json> {
  return expectAnswer(await post(PATH, body), query);
}

describe('a brief', () => {
  it('resolves to the brand it resembles most', async () => {
    const answer = await asked({ query: BRIEF });
    const [first] = answer['resembles'];
    expect(answer).toMatchObject({
      query_kind: 'brief',
      resolved_target: { slug: first.slug, name: first.name, source: 'brand' },
      failures: null,
    });
    expect(first).toMatchObject({
      why: expect.stringContaining('axes'),
      borrow: expect.stringContaining(`${first.name}'`),
    });
  });

  it('returns its statements with the matched words', async () => {
    const { stated } = await asked({ query: BRIEF });
    expect(stated).toContainEqual({
      axis: 'surface.radius',
      value: 'pill',
      phrase: expect.stringContaining('pill'),
    });
  });

  it('that is the name of a brand means that brand', async () => {
    const { resolved_target, confidence } = await asked({ query: brand!.entry.name });
    expect(resolved_target.slug).toBe(brand!.entry.slug);
    expect(confidence).toBeGreaterThan(0.5);
  });

  it('returns the published contract of the brand', async () => {
    const { contract, resolved_target } = await asked({ query: brand!.entry.name });
    expect(contract.agents_md_url).toMatch(
      new RegExp(`^https://.*/api/styles/${resolved_target.slug}/agents\\.md$`),
    );
    expect(contract.agents_md).toMatch(/^---\n[\s\S]*\ngrammar: &grammar \{/);
  });

  it('ranks axes by weight and brands by score', async () => {
    const { axes, resembles } = await asked({ query: BRIEF, limit: 20 });
    const falling = (numbers: number[]) => numbers.toSorted((a, b) => b - a);
    const weights = axes.map(({ weight }: Json) => weight);
    const scores = resembles.map(({ score }: Json) => score);
    expect(weights).toEqual(falling(weights));
    expect(scores).toEqual(falling(scores));
    expect(scores).toHaveLength(20);
  });

  it('names a category that can be composed', async () => {
    const { resembles } = await asked({ query: BRIEF });
    for (const { borrow, borrow_category, slug } of resembles) {
      expect(borrow.startsWith(`${borrow_category}: `)).toBe(true);
      expect((await post('/api/compose', { sources: { [borrow_category]: slug } })).status).toBe(200);
    }
  });
});

describe('a ground in a brief', () => {
  // what people call it, and the colour of buttons
  it.each([
    ['dark but not black, more like a dark green, gold accents', 'green', 'yellow'],
    ['dark purple background with neon green buttons', 'purple', 'green'],
    ['deep navy page, cream text, gold buttons', 'blue', 'yellow'],
  ])('is that of the contract, and dark first: %s', async (text, ground, primary) => {
    const { contract, axes } = await asked({ query: text });
    const hueOf = (name: string) => {
      const hex = new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(contract.agents_md)?.[1] ?? '';
      return hueName(parseHex(hex.slice(1))!);
    };
    expect([hueOf('background'), hueOf('primary')]).toEqual([ground, primary]);
    expect(axes).toContainEqual({
      axis: 'surface.dark_mode',
      value: 'dark-first',
      weight: expect.any(Number),
    });
    expect(lintContract(contract.agents_md)).toEqual([]);
  });
});

describe('a brand in a brief', () => {
  it.each([
    ['stripe.com', ['stripe']],
    ['www.stripe.com', ['stripe']],
    ['a website like stripe', ['stripe']],
    ['looks like linear', ['linear']],
    ['in the spirit of GOV.UK, please', ['govuk']],
    ['transferwise', ['wise']],
    ['www.stripe.com/en-gb', ['stripe']],
    ['stripe dot com', ['stripe']],
  ])('is its target: %s', async (text, slugs) => {
    const { resolved_target, resembles, understood } = await asked({ query: text });
    expect(resolved_target.slug).toBe(slugs[0]);
    expect(resembles.slice(0, slugs.length).map(({ slug }: Json) => slug)).toEqual(slugs);
    expect(understood.flatMap(({ kind, values }: Json) => (kind === 'brand' ? values : []))).toEqual(slugs);
  });

  it.each([
    ['Stripe, but dark', 'stripe', 'surface.dark_mode', 'dark-first'],
    ['Stripe, but square corners', 'stripe', 'surface.radius', '0px'],
    ['Linear, light mode', 'linear', 'surface.dark_mode', 'none'],
    ['dark Stripe', 'stripe', 'surface.dark_mode', 'dark-first'],
    ['Linear on white', 'linear', 'surface.dark_mode', 'none'],
    ['Stripe without gradients', 'stripe', 'surface.texture', 'flat'],
  ])('stays the target of %s', async (text, slug, axis, value) => {
    const { resolved_target, confidence, axes } = await asked({ query: text });
    expect(resolved_target.slug).toBe(slug);
    expect(confidence).toBeGreaterThan(0.9);
    expect(axes).toContainEqual({ axis, value, weight: expect.any(Number) });
  });

  it.each([
    ['Stripe but not purple', 'color.primary #ea2261, not #533afd'],
    ['Figma but no green', 'color.block-lime'],
  ])('gives another colour or a remark where one is refused: %s', async (text, detail) => {
    const { remarks } = await asked({ query: text });
    expect(remarks.map((one: Json) => one['detail']).join(' ')).toContain(detail);
  });

  it('is no statement of an axis', async () => {
    expect(await asked({ query: 'looks like Linear' })).toMatchObject({ stated: [] });
  });

  it('that is refused is left out', async () => {
    const { resembles } = await asked({ query: 'a sports car, but not Ferrari' });
    expect(resembles.map(({ slug }: Json) => slug)).not.toContain('ferrari');
  });

  it('may be changed by comparatives', async () => {
    const { axes, resolved_target, stated } = await asked({ query: 'like Linear but warmer and less dense' });
    expect(resolved_target.slug).toBe('linear');
    expect(axes).toContainEqual({ axis: 'palette.warmth', value: 'warm', weight: expect.any(Number) });
    expect(stated).toContainEqual({ axis: 'palette.warmth', value: 'warm', phrase: 'warmer' });
  });
});

describe('a brief that mixes brands', () => {
  const grammarOf = (slug: string) => catalog.bySlug(slug)!.grammar!;
  const valuesIn = ({ axes }: Json) =>
    Object.fromEntries(axes.map(({ axis, value }: Json) => [axis, value])) as Record<string, string>;

  it.each([
    'Stripe meets GOV.UK',
    'a mix of Stripe and GOV.UK',
    'Stripe × GOV.UK',
    'Stripe crossed with GOV.UK, please',
  ])('has what compose makes of them: %s', async (text) => {
    const answer = await asked({ query: text });
    const { contract, remarks, resolved_target: target, resembles } = answer;
    expect(target).toEqual({ slug: null, source: 'hybrid', name: 'Stripe × GOV.UK hybrid' });
    const values = valuesIn(answer);
    expect(values['surface.radius']).toBe(grammarOf('stripe')['surface.radius']);
    expect(values['type.pairing']).toBe(grammarOf('govuk')['type.pairing']);
    expect(remarks).toContainEqual({
      code: 'brands_mixed',
      detail: expect.stringMatching(/surface of Stripe[^]*type of GOV\.UK/),
    });
    expect(resembles.slice(0, 2).map(({ slug }: Json) => slug)).toEqual(['stripe', 'govuk']);
    expect(contract.agents_md).toContain('type of GOV.UK');
    expect(lintContract(contract.agents_md)).toEqual([]);
    const { pathname, search } = new URL(contract.agents_md_url);
    expect(await (await ask(pathname + search)).text()).toBe(contract.agents_md);
  });

  it('takes what the brief says from each', async () => {
    const answer = await asked({ query: "GOV.UK's colours, Linear's typography and Stripe's motion" });
    const values = valuesIn(answer);
    expect(values['palette.strategy']).toBe(grammarOf('govuk')['palette.strategy']);
    expect(values['type.pairing']).toBe(grammarOf('linear')['type.pairing']);
    expect(values['motion.budget']).toBe(grammarOf('stripe')['motion.budget']);
    expect(values['voice.formality']).toBe(grammarOf('govuk')['voice.formality']);
    expect(lintContract(answer['contract'].agents_md)).toEqual([]);
  });

  it('is the other way round when the brands are', async () => {
    const values = valuesIn(await asked({ query: 'GOV.UK meets Stripe' }));
    expect(values['type.pairing']).toBe(grammarOf('stripe')['type.pairing']);
  });

  it('may be changed by what is said in the same breath', async () => {
    const answer = await asked({ query: 'Stripe meets GOV.UK, but with pill buttons and a black ground' });
    const values = valuesIn(answer);
    expect(values).toMatchObject({ 'surface.radius': 'pill', 'surface.ground': 'black' });
    expect(values['type.pairing']).toBe(grammarOf('govuk')['type.pairing']);
    const { agents_md, agents_md_url } = answer['contract'];
    expect(agents_md_url).toBeNull();
    expect(agents_md).toContain('Stripe × GOV.UK hybrid, changed by a brief');
    expect(agents_md).toContain('type of GOV.UK');
    expect(lintContract(agents_md)).toEqual([]);
  });

  it.each([
    ['Stripe meets GOV.UK, but warmer', 'Stripe × GOV.UK hybrid'],
    ['like Linear, Stripe and GOV.UK', 'Linear × Stripe × GOV.UK hybrid'],
    ["Linear's palette with the voice of GOV.UK", 'Linear × GOV.UK hybrid'],
    ['like Linear but with the typefaces of Stripe', 'Linear × Stripe hybrid'],
  ])('takes each of them: %s', async (text, name) => {
    expect((await asked({ query: text }))['resolved_target'].name).toBe(name);
  });

  it.each([
    ['like Stripe or GOV.UK', 'stripe', 'GOV.UK'],
    ['Stripe vs Linear', 'stripe', 'Linear'],
  ])('is none where one is meant, and a remark names the other: %s', async (text, slug, name) => {
    const { remarks, resolved_target } = await asked({ query: text });
    expect(resolved_target.slug).toBe(slug);
    expect(remarks).toContainEqual({
      code: 'brand_left_out',
      detail: expect.stringContaining(`has nothing of ${name}.`),
    });
  });
});

it('is not vague when it states an axis surely', async () => {
  const answer = await asked({ query: 'Letter is thin and space between letter is wide. Corners of 8px.' });
  expect(answer['stated']).toContainEqual(
    expect.objectContaining({ axis: 'surface.radius', value: '8-10px' }),
  );
});

it('that only mentions brands follows none of them', async () => {
  const answer = await asked({
    query:
      'Payments by Stripe, hosted on Cloudflare, sign in with GitHub. A black page with heavy serif headings.',
  });
  expect(['stripe', 'cloudflare', 'github']).not.toContain(answer['resolved_target'].slug);
});

describe('a query without a request', () => {
  it.each(['hello', 'please help me', 'make me a website', 'something clean and modern'])(
    'is vague: %s',
    async (text) => {
      const problem = await expectProblem(await post(PATH, { query: text }), 400, 'vague_brief');
      expect(problem['detail']).toContain('Add how it should look');
    },
  );
});

describe('a brand that the catalog lacks', () => {
  it.each([
    ['an outdoor shop like Patagonia', ['Patagonia']],
    ['like Adidas, loud and dark', ['Adidas']],
    ['like Stripe, not like Adidas', []],
  ])('is named in a remark: %s', async (query, names) => {
    const { remarks, resolved_target: target } = await asked({ query });
    const said = remarks.filter(({ code }: Json) => code === 'brand_not_in_catalog');
    expect(said.map(({ detail }: Json) => detail)).toEqual(
      names.map(
        (name) =>
          `The catalog has no ${name}. The answer follows ${target.name}, which fits best what is known of it.`,
      ),
    );
  });
});

it('a brand that the catalog lacks is named beside one that it has', async () => {
  const { remarks } = await asked({ query: 'Linear meets Patagonia' });
  expect(remarks).toContainEqual({
    code: 'brand_not_in_catalog',
    detail: 'The catalog has no Patagonia. The answer follows Linear.',
  });
});

describe('statements of a brief', () => {
  it('take precedence over the brand, with a remark', async () => {
    const radius = brand!.grammar!['surface.radius'] === 'pill' ? '0px' : 'pill';
    const words = radius === 'pill' ? 'pill-shaped buttons' : 'square corners';
    const { axes, remarks, resolved_target } = await asked({
      query: `Like ${brand!.entry.name} but with ${words}`,
    });
    expect(resolved_target.slug).toBe(brand!.entry.slug);
    expect(axes).toContainEqual({ axis: 'surface.radius', value: radius, weight: expect.any(Number) });
    expect(remarks).toContainEqual({
      code: 'brief_over_brand',
      detail: expect.stringContaining('surface.radius'),
    });
  });
});

describe('words that accept several values', () => {
  it('are met by a brand that has any of them', async () => {
    const { resembles, axes, stated, remarks, resolved_target } = await asked({
      query: 'warm editorial serif, lots of air, no gradients',
      limit: 20,
    });
    const grotesque = resembles.filter(({ slug }: Json) => pairingOf(slug) === 'serif/grotesque');
    expect(grotesque.length).toBeGreaterThan(0);
    for (const { why } of grotesque) expect(why).not.toContain('differs on type.pairing');
    const own = pairingOf(resolved_target.slug);
    expect(own).toBe('serif/grotesque');
    expect(axes).toContainEqual(expect.objectContaining({ axis: 'type.pairing', value: own }));
    expect(stated).toContainEqual(expect.objectContaining({ axis: 'type.pairing', value: own }));
    expect(JSON.stringify(remarks)).not.toContain('type.pairing');
  });

  it.each([
    ['like Claude, serif', 'serif/grotesque'],
    ['like Linear but serif', 'serif/sans'],
    ['like Linear, sans-serif', 'single-family'],
  ])('keep what the model has of them, not another class: %s', async (query, pairing) => {
    const { axes, contract } = await asked({ query });
    expect(axes).toContainEqual(expect.objectContaining({ axis: 'type.pairing', value: pairing }));
    expect(contract.agents_md).toContain(`"pairing":"${pairing}"`);
  });
});

function pairingOf(slug: string): string | undefined {
  return catalog.bySlug(slug)?.grammar?.['type.pairing'];
}

const failing = ({ fixes }: Json): string[] =>
  fixes.map(({ axis, current, target }: Json) => `${axis} ${current} ${target}`).toSorted();

describe('a brand with changes', () => {
  const CHANGES: readonly (readonly [query: string, slug: string, stated: Json])[] = [
    ['like Stripe but dark', 'stripe', { 'surface.dark_mode': 'dark-first' }],
    ['Like Linear, but with pill-shaped buttons', 'linear', { 'surface.radius': 'pill' }],
    ['like GOV.UK with dramatic shadows', 'govuk', { 'surface.shadows': 'dramatic' }],
    [
      'like Spotify but with square corners and a casual voice',
      'spotify',
      { 'surface.radius': '0px', 'voice.formality': 'casual' },
    ],
  ];

  it.each(CHANGES)('is the same target in every operation: %s', async (query, slug, stated) => {
    const answer = await asked({ query, candidate_url: `${SITE}/` });
    expect(answer['resolved_target'].slug).toBe(slug);
    const axes = Object.fromEntries(answer['axes'].map(({ axis, value }: Json) => [axis, value]));
    expect(axes).toMatchObject(stated);
    const { agents_md, agents_md_url } = answer['contract'];
    expect(readContract(agents_md).grammar).toEqual(axes);
    const { pathname, search } = new URL(agents_md_url);
    expect(await (await ask(pathname + search)).text()).toBe(agents_md);
    for (const [axis, value] of Object.entries(stated))
      expect(agents_md).toContain(`\`${axis}\` = \`${value}\``);
    const body = { url: `${SITE}/`, target_grammar: axes };
    const judged = await (await post('/api/score', body)).json<Json>();
    expect(answer['failures']['score']).toBe(judged['score']);
    // The CSS differs: a grammar has no tokens.
    expect(failing(answer['failures'])).toEqual(failing(judged));
    const target_tokens = JSON.parse(/^ {2}target_tokens: (.*)$/m.exec(agents_md)?.[1] ?? '{}');
    const { identity } = await json(await post('/api/score', { ...body, target_tokens }));
    expect(answer['failures']['identity']).toEqual(identity);
  });

  it('is dark in its axes, tokens and contract where it is asked for dark', async () => {
    const answer = await asked({ query: 'like Stripe but dark' });
    const axes = Object.fromEntries(answer['axes'].map(({ axis, value }: Json) => [axis, value]));
    expect(axes).toMatchObject({ 'surface.dark_mode': 'dark-first', 'surface.ground': 'black' });
    const { tokens } = readContract(answer['contract'].agents_md);
    const { schemes } = targetOfList(tokens);
    expect(schemes.map(({ scheme }) => scheme)).toEqual(['dark']);
    expect(lintContract(answer['contract'].agents_md)).toEqual([]);
  });

  it('that it already has is the published brand', async () => {
    const { contract } = await asked({ query: 'like Stripe' });
    expect(contract.agents_md_url).toMatch(/stripe\/agents\.md$/);
  });
});

describe('what a brief says of colours, typefaces and lengths', () => {
  const BRANDS =
    'Stripe Telekom Klarna Linear Spotify GitHub GOV.UK Airbnb Duolingo Notion Discord Vercel'.split(' ');
  const BRIEFS = [
    'like %, with orange #ff6600 buttons',
    'like % but green',
    'like %, but brand colour is #E11D48 and the font is Inter',
    'like % with a cream background and headings in Georgia',
    'like % with forest green buttons on a white page',
    'like %, but the colours should be ours: #0F4C3A and #F4EFE6',
    'like % with a #0b1020 background',
    'like % but blue',
  ];
  /** Each brief has a brand or two, each brand a brief; with whole sweeps each brand has two or three. */
  const step = env.WHOLE_SWEEPS === '' ? BRIEFS.length : 3;
  const PAIRS = BRANDS.flatMap((name, at) =>
    BRIEFS.filter((_, i) => (i + at) % step === 0).map((brief) => brief.replace('%', name)),
  );

  it.each(PAIRS)('is in the contract, so that a page made from it keeps the brief: %s', async (brief) => {
    const { contract } = await asked({ query: brief, limit: 1 });
    const written = readContract(contract.agents_md);
    expect(lintContract(contract.agents_md)).toEqual([]);
    const { html } = contractSpecimen(written);
    const { identity } = await json(await post('/api/score', { html, brief, fixes: 'fast' }));
    expect(identity.score, JSON.stringify(identity.fixes[0])).toBeGreaterThanOrEqual(85);
  });

  it.each<[brief: string, tokens: Readonly<Record<string, unknown>>]>([
    [
      'white page, orange #ff6600 buttons, headings in Georgia, like Stripe',
      { 'color.background': '#ffffff', 'color.primary': '#ff6600', 'font.heading': 'Georgia, serif' },
    ],
    [
      "I like Airbnb's photography and Stripe's typography, but the colours should be ours: #0F4C3A and #F4EFE6",
      { 'color.background': '#f4efe6', 'color.primary': '#0f4c3a', 'color.on-primary': '#ffffff' },
    ],
    [
      'Headings in Playfair Display, body in Inter 18px, like Stripe',
      { 'font.heading': '"Playfair Display", serif', 'font.body': 'Inter, sans-serif', 'text.body': '18px' },
    ],
    ['Accent: #FF4F00, like LaTeX.css', { 'color.primary': '#ff4f00' }],
    [
      'like Linear, but brand colour is #E11D48 and the font is Söhne',
      { 'color.primary': '#e11d48', 'font.body': '"Söhne", sans-serif' },
    ],
    ['like GitHub with a radius of 12px on cards', { 'radius.card': '12px' }],
    [
      'like Spotify but with a white background',
      { 'color.background': '#ffffff', 'color.primary': '#1ed760' },
    ],
    ['like Telekom but green', { 'color.background': '#ffffff' }],
    ['like Tailwind CSS, blue links #0b5cff', { 'color.link': '#0b5cff', 'color.text': '#0f172b' }],
    [
      'like Tailwind CSS, #c4623a buttons',
      { 'color.primary': '#c4623a', 'color.text': expect.stringMatching(/^#[12]/) },
    ],
    [
      'like Aesop, links in deep green #1f4d3a and terracotta #c4623a',
      { 'color.link': '#1f4d3a', 'color.primary': '#c4623a' },
    ],
    [
      'like Aesop in deep green #1f4d3a, terracotta #c4623a and gold',
      { 'color.primary': '#1f4d3a', 'color.accent': '#c4623a', 'color.accent-2': '#d4af37' },
    ],
  ])('replaces what the model has: %s', async (brief, tokens) => {
    const { contract } = await asked({ query: brief, limit: 1 });
    const list = readContract(contract.agents_md).tokens;
    const own = Object.fromEntries(list.map(({ path, value }) => [path, value]));
    expect(own).toMatchObject(tokens);
  });

  it('replaces the pink of Telekom by a green, with a remark', async () => {
    const { contract, remarks } = await asked({ query: 'like Telekom but green', limit: 1 });
    const { tokens } = readContract(contract.agents_md);
    const primary = tokens.find(({ path }) => path === 'color.primary')?.value ?? '';
    expect(hueName(parseHex(primary.slice(1))!)).toBe('green');
    expect(JSON.stringify(remarks)).toContain(`color.primary ${primary}, not #e20074`);
  });
});

it('what a brief states is required, also where the brand has it already', async () => {
  const { contract } = await asked({ query: 'like Aesop with square corners and bold headings', limit: 1 });
  const required = /^ {2}required_axes: (.*)$/m.exec(contract.agents_md)?.[1] ?? '[]';
  expect(JSON.parse(required)).toEqual(expect.arrayContaining(['surface.radius', 'type.heading_weight']));
});

it('a value of the brand that is one of several which the brief accepts is not required', async () => {
  const query = 'like Claude with a terracotta accent, serif headings, warm paper background';
  const { contract, stated } = await asked({ query, limit: 1 });
  expect(stated.map(({ axis }: { axis: string }) => axis)).toContain('palette.strategy');
  const required: string[] = JSON.parse(/^ {2}required_axes: (.*)$/m.exec(contract.agents_md)?.[1] ?? '[]');
  expect(required.filter((axis) => axis === 'palette.strategy' || axis === 'type.pairing')).toEqual([]);
});

describe('a signature move', () => {
  it.each([
    ['Linear but not dark', true],
    ['like Stripe but without gradients', true],
    ['NYT but with sans serif headings', true],
    ['like Telekom but green', true],
    ['like Stripe with pill buttons', false],
    ['like Linear with more space', false],
  ])('that the brief contradicts is left out: %s', async (brief, isLeftOut) => {
    const { contract, remarks } = await asked({ query: brief, limit: 1 });
    expect(remarks.some(({ code }: Json) => code === 'signature_left_out')).toBe(isLeftOut);
    expect(contract.agents_md.includes('## Signature move')).toBe(!isLeftOut);
  });
});

it('a hue that the best answer has anyway changes none of its colours', async () => {
  const { resolved_target, remarks } = await asked({ query: 'calm blue website for a hospital' });
  expect(resolved_target.slug).toBe('nhs');
  expect(JSON.stringify(remarks)).not.toContain('color.primary');
});

describe('a brief that no brand answers', () => {
  it('has a contract of what it states alone', async () => {
    const brief = 'whatever moves has to move by itself';
    const { resolved_target, contract, remarks } = await asked({ query: brief });
    expect(resolved_target).toEqual({ slug: null, source: 'brief', name: 'the brief' });
    expect(remarks).toContainEqual({ code: 'no_brand', detail: expect.any(String) });
    expect(contract.agents_md_url).toBeNull();
    const [line = ''] = contract.agents_md.match(/(?<=^grammar: &grammar ).*/m) ?? [];
    expect(JSON.parse(line)).toMatchObject({ motion: { trigger: 'autonomous' } });
  });
});

describe('an address', () => {
  it('is read, and brands are ranked by the readings', async () => {
    const answer = await asked({ query: `${SITE}/` });
    expect(answer).toMatchObject({
      query_kind: 'url',
      resolved_target: { slug: null, source: 'reference', name: `${SITE}/` },
      contract: { agents_md_url: null, agents_md: expect.stringContaining('source_url:') },
      audit: { judge: 'cascade' },
      stated: [],
    });
    expect(answer['axes']).toContainEqual({
      axis: 'surface.radius',
      value: 'pill',
      weight: expect.any(Number),
    });
  });
});

describe('the brands that an address resembles', () => {
  it('have the identity that the page keeps of them, as /api/diff states it', async () => {
    const { resembles } = await asked({ query: `${SITE}/`, limit: 3 });
    for (const { slug, identity, why } of resembles) {
      const a = { url: `${SITE}/` };
      const compared = await json(await post('/api/diff', { a, b: { brand: slug } }));
      expect(identity).toEqual({ score: compared['identity'].score, verdict: compared['identity'].verdict });
      expect(why).toContain(`match to ${Math.round(identity.score)} of 100`);
    }
  });

  it('of a brief have none', async () => {
    const { resembles } = await asked({ query: BRIEF });
    for (const one of resembles) expect(one).not.toHaveProperty('identity');
  });
});

describe('a candidate', () => {
  it('that equals the target fails no axis', async () => {
    const { failures } = await asked({ query: `${SITE}/`, candidate_url: `${SITE}/` });
    expect(failures).toMatchObject({ score: 100, verdict: 'pass', fixes: [] });
  });

  it('gets fixes', async () => {
    const { failures } = await asked({ query: brand!.entry.name, candidate_url: `${SITE}/plain` });
    expect(failures.fixes[0]).toMatchObject({
      axis: expect.any(String),
      predicted_delta: expect.any(Number),
    });
  });

  it('without visible content is blocked', async () => {
    const { failures } = await asked({ query: BRIEF, candidate_url: `${SITE}/faint` });
    expect(failures).toMatchObject({ verdict: 'reject', blocked_by: 'contrast_floor' });
  });
});

describe('POST /api/query', () => {
  it('gives the same answer twice except for the time', async () => {
    const [{ audit: _a, ...a }, { audit: _b, ...b }] = [
      await asked({ query: BRIEF }),
      await asked({ query: BRIEF }),
    ];
    expect(a).toEqual(b);
  });

  it.each([
    ['no query', {}, 400, 'invalid_request'],
    ['an empty query', { query: '  ' }, 400, 'invalid_request'],
    ['a query that is no text', { query: 7 }, 400, 'invalid_request'],
    ['a query as long as a book', { query: 'pill '.repeat(5000) }, 400, 'invalid_request'],
    ['a limit that is no whole number', { query: BRIEF, limit: 1.5 }, 400, 'invalid_request'],
    ['words that mean nothing here', { query: 'xqzzt vvbnk' }, 400, 'vague_brief'],
    ['a private address', { query: 'http://127.0.0.1/' }, 400, 'private_address'],
    ['a private candidate', { query: BRIEF, candidate_url: 'http://10.0.0.1/' }, 400, 'private_address'],
    ['a candidate that is no address', { query: BRIEF, candidate_url: 'nowhere' }, 400, 'invalid_url'],
    ['an address that is not fetched', { query: 'ftp://x.com' }, 400, 'invalid_url'],
    ['a scheme without a host', { query: 'mailto:a@b.c' }, 400, 'invalid_url'],
    ['an unreachable page', { query: `${SITE}/gone` }, 502, 'unreachable'],
    ['an unreachable candidate', { query: BRIEF, candidate_url: `${SITE}/gone` }, 502, 'unreachable'],
    ['an unreadable page', { query: `${SITE}/pdf` }, 502, 'unparseable'],
  ])('refuses %s', async (_, body, status, code) => {
    await expectProblem(await post(PATH, body), status, code);
  });
});

describe('an address with words', () => {
  it.each([
    ['https://stripe.com but dark', { slug: 'stripe' }],
    ['https://www.linear.app/ with square corners', { slug: 'linear' }],
    ['https://stripe.com\nmeets https://www.gov.uk/', { slug: null, source: 'hybrid' }],
  ])('is a brief that names a brand: %j', async (text, target) => {
    expect(await asked({ query: text })).toMatchObject({
      query_kind: 'brief',
      resolved_target: target,
    });
  });

  it.each([`${SITE}/`, `  ${SITE}/plain\n`, SITE.toUpperCase()])('alone is a page: %j', async (text) => {
    expect(await asked({ query: text })).toMatchObject({ query_kind: 'url' });
  });
});

it('requires what the brief states, also where the brand has it already', async () => {
  const { contract } = await asked({ query: 'Anthropic look, no gradients' });
  expect(contract.agents_md).toContain('required_axes: ["surface.texture"]');
  expect(contract.agents_md).toContain('which already has what the brief asks for: surface.texture.');
  const { pathname, search } = new URL(contract.agents_md_url);
  expect(await (await ask(pathname + search)).text()).toBe(contract.agents_md);
});

it('requires nothing of the brand where the brief leaves several values open that it has', async () => {
  const { contract } = await asked({ query: 'warm, serif, quiet' });
  expect(contract.agents_md).toContain('required_axes: []');
  expect(contract.agents_md_url).toBeNull();
  expect(lintContract(contract.agents_md)).toEqual([]);
});

it('has a dark scheme beside that of the brand for a brief that wants both', async () => {
  const answer = await asked({ query: 'Cursor with automatic dark mode' });
  expect(answer['stated']).toContainEqual(
    expect.objectContaining({ axis: 'surface.dark_mode', value: 'system-adaptive' }),
  );
  expect(answer['contract'].agents_md).toContain('@media (prefers-color-scheme: dark)');
  expect(lintContract(answer['contract'].agents_md)).toEqual([]);
});
