import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BundledCatalog } from '../../src/catalog/catalog-index.ts';
import { type Written, writtenPart } from '../../src/catalog/entry-of-record.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { withServiceAddress } from '../../src/contract/service-address.ts';
import { BOARD_DOCUMENTS, ENTRY_DOCUMENTS } from '../../worker/brand-documents.ts';
import type { Corpus } from '../../src/catalog/corpus.ts';
import LEARNED from '../../scripts/search/brand-vectors.json' with { type: 'json' };
import type { LearnedBrands } from '../../src/search/brand-vectors.ts';
import { buildIndex } from '../../src/search/build-index.ts';
import { search } from '../../src/search/search.ts';
import { onCatalog } from '../../worker/catalog-backend.ts';
import { storedCatalog } from '../../worker/store/stored-catalog.ts';
import { searchCatalog } from '../../worker/store/catalog-search.ts';
import { catalogStatements } from '../../worker/store/catalog-sql.ts';
import { TABLES, writeCatalog, type WrittenCatalog } from '../../worker/store/write-catalog.ts';
import { loadSearchIndex } from '../../worker/search-index.ts';
import { publishedFile } from '../../worker/published-documents.ts';
import { ask, json, type Json, post, SERVICE } from './ask.ts';
import { catalog } from './catalog.ts';
import { SHOP, SHOP_CSS } from './pages.ts';

const QUERIES = [
  'Stripe', 'stirpe', 'vodaphone', 'J.P. Morgan', 'brutalsim', 'quiet luxury fashion', 'warm editorial publishing',
  'like Linear but warmer', 'not another bank', 'alternatives to Spotify', 'japanese minimal', 'swiss typography',
  'dark developer tools', 'forest green', 'pill buttons, no shadows', 'nineties', 'airline', 'art deco hotel',
  'playful toy shop for kids', 'law firm, serious', 'nordic furniture', 'bauhaus', 'editor', 'banqu',
  'freundliche Bank', 'magasin de luxe', '銀行', 'zzzzqqqq', 'opening hours tesco', 'Linear meets Stripe',
  'duol', 'hoshino res', 'stripe login', 'Stripe以外', 'Futura', 'no Helvetica', 'navy and gold', 'Oslo', 'Slack competitors',
  'cheaper than Porsche',
] as const; // prettier-ignore

const FILES = import.meta.glob<string>(
  '../../catalog/{aesop,anthropic,apple,bmw,bmw-m,bugatti,composio,duolingo,govuk,hoshinoresorts,linear,stripe,warp}.md',
  { query: '?raw', import: 'default', eager: true },
);

/** Brands whose documents the database has. Each file that a worker test imports takes time, so these are not all brands. */
const STORED = Object.keys(FILES)
  .map((file) => file.replace(/^.*\/|\.md$/g, ''))
  .toSorted();

/** Of the same brands: Vite reads patterns where they are written. */
const POSTERS = import.meta.glob<string>(
  '../../catalog/posters/{aesop,anthropic,apple,bmw,bmw-m,bugatti,composio,duolingo,govuk,hoshinoresorts,linear,stripe,warp}.svg',
  { query: '?raw', import: 'default', eager: true },
);

/** Whether sweeps are to be whole, as in test/sample.ts. */
const isWhole = env.WHOLE_SWEEPS !== '';

let written: WrittenCatalog;

beforeAll(async () => {
  const { documents } = await (await publishedFile(env.ASSETS, '/api/embeddings.json')).json<Corpus>();
  const facts = await (await publishedFile(env.ASSETS, '/data/catalog.json')).json<BundledCatalog>();
  const records = new Map<string, string>();
  for (const slug of STORED) {
    const file = await publishedFile(env.ASSETS, `/api/styles/${slug}.json`);
    records.set(slug, await file.text());
  }
  written = {
    ...facts,
    index: buildIndex(documents, LEARNED as unknown as LearnedBrands), // written by train_search.py
    brandOf: (slug) => catalog.bySlug(slug)!,
    recordOf: (slug) => records.get(slug) ?? null,
    writtenOf: (slug) => (records.has(slug) ? JSON.stringify(readWritten(slug)) : null),
  };
  await writeCatalog(env.DB, written);
});

it.each(QUERIES)('ranks in the database as in the isolate: %s', async (query) => {
  const expected = search(await loadSearchIndex(env.ASSETS), query);
  const { answer, bySlug } = await searchCatalog(env.DB, query, 10);
  expect(answer.matches).toEqual(expected.matches);
  expect(answer.understanding).toEqual(expected.understanding);
  expect(answer.suggestions).toEqual(expected.suggestions);
  for (const { slug } of answer.matches) expect(bySlug(slug)).toEqual(catalog.bySlug(slug));
});

it.each(['airline without shadows', ...QUERIES.filter((_, at) => isWhole || at % 3 === 0)])(
  'answers /api/search from the database as from the isolate: %s',
  async (q) => {
    const body = { q, limit: 5 };
    const expected = await json(await post('/api/search', body));
    const answer = await json(await post('/api/search', body, { CATALOG_BACKEND: 'd1' }));
    expect(answer).toEqual(expected);
  },
);

const BRIEFS = [
  'Warm editorial, serif headings',
  'Stripe',
  'like Linear but warmer, serif headings',
  'dark developer tools, not like Vercel',
  'playful toy shop for kids',
  'pill buttons, no shadows, black ground, mono type',
  'quiet luxury fashion',
  'website',
] as const;

const DOCUMENTS = [
  '/api/styles/:slug.json',
  ...[...ENTRY_DOCUMENTS, ...BOARD_DOCUMENTS].map(({ path }) => path),
];

function readWritten(slug: string): Written {
  const { entry } = readEntry(FILES[`../../catalog/${slug}.md`] ?? '', slug);
  const poster = POSTERS[`../../catalog/posters/${slug}.svg`];
  if (entry === null || poster === undefined) throw new Error(`The entry ${slug} cannot be read.`);
  return writtenPart({ ...entry, poster: poster.trim() });
}

const D1 = { CATALOG_BACKEND: 'd1' } as const;

/** An answer without the time at which it was given. */
async function answerOf(response: Response): Promise<unknown> {
  const { audit: { timestamp: _, ...audit } = {}, ...answer } = await json(response);
  return { status: response.status, audit, ...answer };
}

describe('every operation that finds brands answers from the database as from the isolate', () => {
  const page = { html: SHOP, css: SHOP_CSS };

  it.each([
    ['nearest', { brand: 'Linear' }],
    ['nearest', { grammar: { surface: { ground: 'black' }, type: { heading_weight: 'light' } }, limit: 20 }],
    ['nearest', { ...page, limit: 5 }],
    ['nearest', { brand: 'https://www.linear.app/method' }],
    ['nearest', { brand: 'strpe' }],
    ['nearest', { brand: 'zzzzzz' }],
    ['nearest', { brand: 'the Stripe of airlines' }],
    ['diff', { a: { brand: 'linear.app' }, b: { brand: 'stripe' } }],
    ['diff', { a: { brand: 'GOV.UK' }, b: page }],
    ['compose', { sources: { surface: 'linear', palette: 'stripe', type: 'apple' } }],
    ['compose', { sources: { surface: 'linera', palette: 'strpe' } }],
    ['score', { ...page, target_brand: 'Stripe' }],
    ['score', { ...page, target_brand: 'stirpe', fixes: 'fast' }],
    ['score', { ...page, brief: 'like Linear but warmer, serif headings', fixes: 'fast' }],
    ['extract', { url: 'https://stripe.com/' }],
  ])('/api/%s %j', async (route, body) => {
    const expected = await answerOf(await post(`/api/${route}`, body));
    expect(await answerOf(await post(`/api/${route}`, body, D1))).toEqual(expected);
  });

  it.each([
    '/api/styles/stripe/agents.md',
    '/api/styles/stripe/agents.md?surface.radius=pill',
    '/api/styles/GOV.UK.json',
    '/api/styles/strpe.json',
    '/api/styles/stripe/nothing.json',
  ])('%s', async (path) => {
    const [expected, answer] = [await ask(path), await ask(path, {}, D1)];
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.get('location')).toBe(expected.headers.get('location'));
    expect(await answer.text()).toBe(await expected.text());
  });
});

it.each(BRIEFS)('/api/query finds the same brands for a brief: %s', async (query) => {
  const body = { query, limit: 50 };
  const expected = await answerOf(await post('/api/query', body));
  expect(await answerOf(await post('/api/query', body, D1))).toEqual(expected);
});

it('/api/query finds the same brands for a page', async () => {
  const headers = { 'content-type': 'text/html' };
  const shop = `<style>${SHOP_CSS}</style>${SHOP}`;
  const network = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(shop, { headers }));
  const body = { query: 'https://example.com/', limit: 50 };
  const expected = await answerOf(await post('/api/query', body));
  expect(expected).toMatchObject({ status: 200, query_kind: 'url' });
  expect(await answerOf(await post('/api/query', body, D1))).toEqual(expected);
  network.mockRestore();
});

/** The published files without the catalog, its index and the documents of brands. */
const WITHOUT_CATALOG = {
  fetch: async (url: string) =>
    /\/styles|\/data\/(?:catalog|search)|\.jsonl$/.test(url)
      ? new Response(null, { status: 404 })
      : env.ASSETS.fetch(url),
} as unknown as Fetcher;

it.each(BRIEFS.filter((_, at) => isWhole || at % 2 === 0))(
  'answers /api/query without published files of the catalog: %s',
  async (query) => {
    const expected = await answerOf(await post('/api/query', { query }));
    const answer = await post('/api/query', { query }, { ...D1, ASSETS: WITHOUT_CATALOG });
    expect(await answerOf(answer)).toEqual(expected);
  },
);

it.each(['', '?surface.radius=pill'])(
  'answers the contract of a brand without a file: %s',
  async (changes) => {
    const path = `/api/styles/stripe/agents.md${changes}`;
    const answer = await ask(path, {}, { ...D1, ASSETS: WITHOUT_CATALOG });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(await (await ask(path)).text());
  },
);

describe('without published files of brands', () => {
  const settings = { ...D1, ASSETS: WITHOUT_CATALOG };

  /** Each brand has some documents and each document is that of some brands. */
  const isAsked = (brand: number, document: number) => isWhole || (brand + document) % 4 === 0;
  const asked = STORED.flatMap((slug, brand) =>
    DOCUMENTS.filter((_, at) => isAsked(brand, at)).map((path) => path.replace(':slug', slug)),
  );

  it.each(asked)('%s is made from the database, the same to the byte', async (path) => {
    const expected = await (await publishedFile(env.ASSETS, path)).text();
    const answer = await ask(path, {}, settings);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300, s-maxage=3600');
    expect(await answer.text()).toBe(withServiceAddress(expected, SERVICE));
  });

  it('documents have the types and policies of the files', async () => {
    const types = await Promise.all(
      ['board', 'board.css'].map(async (file) => {
        const { headers } = await ask(`/styles/stripe/${file}`, {}, settings);
        return [headers.get('content-type'), headers.get('content-security-policy') !== null];
      }),
    );
    expect(types).toEqual([
      ['text/html; charset=utf-8', true],
      ['text/css; charset=utf-8', false],
    ]);
  });

  it('answers 304 to whoever has a document', async () => {
    const etag = (await ask('/api/styles/stripe/design.md', {}, settings)).headers.get('etag') ?? '';
    const again = { headers: { 'if-none-match': etag } };
    expect((await ask('/api/styles/stripe/design.md', again, settings)).status).toBe(304);
  });

  it.each([
    ['/api/styles/adobe/design.md', 404], // only searches know it
    ['/api/styles/stripe/nothing.json', 404],
    ['/api/styles/strpe.json', 404],
    ['/styles/stripe/nothing', 404],
    ['/styles/zzzzzz/board', 404],
    ['/api/styles/GOV.UK/design.md', 308],
  ])('%s: %i', async (path, status) => {
    expect((await ask(path, {}, settings)).status).toBe(status);
  });

  it('lists every brand as the file does', async () => {
    const expected = await (await publishedFile(env.ASSETS, '/api/styles.json')).json<Json>();
    const answer = await json(await ask('/api/styles.json', {}, settings));
    expect(answer).toEqual({ ...expected, styles: bySlug(expected['styles']) });
  });

  it('lists brands in parts, each of which leads to the next', async () => {
    const styles: Json[] = [];
    let path: string | undefined = '/api/styles.json?limit=100';
    for (let parts = 0; path !== undefined && parts < 9; parts++) {
      const answer: Response = await ask(path, {}, settings);
      const part = await json(answer);
      expect(part['count']).toBe(catalog.brands.length);
      styles.push(...part['styles']);
      path = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    const whole = await json(await ask('/api/styles.json', {}, settings));
    expect(styles).toEqual(whole['styles']);
  });

  it.each(['limit=0', 'limit=a', 'after=a&after=b', 'page=2'])('refuses ?%s', async (query) => {
    expect((await ask(`/api/styles.json?${query}`, {}, settings)).status).toBe(400);
  });

  it('lists records one on a line', async () => {
    const lines = (await (await ask('/api/catalog.jsonl', {}, settings)).text()).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Json)['slug'])).toEqual(STORED);
  });

  it.each(['/api/styles.json', '/styles/stripe/board'])(
    '%s is unknown with the catalog in memory',
    async (path) => {
      expect((await ask(path, {}, { ASSETS: WITHOUT_CATALOG })).status).toBe(404);
    },
  );

  it('says that the database fails before a list begins', async () => {
    const DB = {
      withSession: () => DB,
      prepare: () => {
        throw new Error('disk failure');
      },
    } as unknown as D1Database;
    expect((await ask('/api/styles.json', {}, { ...settings, DB })).status).toBe(503);
  });
});

function bySlug(styles: readonly Json[]): readonly Json[] {
  return styles.toSorted((a, b) => (a['slug'] < b['slug'] ? -1 : 1));
}

it('composes without a published catalog', async () => {
  const ASSETS = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher;
  const body = { sources: { surface: 'linear' } };
  const expected = await answerOf(await post('/api/compose', body));
  expect(await answerOf(await post('/api/compose', body, { ...D1, ASSETS }))).toEqual(expected);
});

describe('/api/health', () => {
  it('tries the tables of the catalog', async () => {
    const { status, brands, parts } = await json(await ask('/api/health', {}, D1));
    expect([status, brands, parts.catalog]).toEqual(['ok', catalog.brands.length, 'ok']);
  });

  it('says that the database of the catalog fails', async () => {
    const DB = {
      withSession: () => DB,
      prepare() {
        throw new Error('disk failure');
      },
    } as unknown as D1Database;
    await ask('/api/search?q=bank', {}, D1); // opens the catalog: without its facts nothing is answered
    const { status, brands, parts } = await json(await ask('/api/health', {}, { ...D1, DB }));
    expect([status, brands, parts.catalog]).toEqual(['degraded', 0, 'failing']);
    const answer = await json(await post('/api/search', { q: 'bank' }, { ...D1, DB }));
    expect([answer['code'], answer['detail']]).toEqual([
      'unavailable',
      'The database with the catalog does not answer. Try again in a minute.',
    ]);
  });
});

it('the statements for an import write what the service writes', async () => {
  const rows = async () => {
    const tables: unknown[] = [];
    for (const table of TABLES) {
      const condition = table === 'facts' ? "WHERE name <> 'version'" : '';
      tables.push((await env.DB.prepare(`SELECT * FROM catalog_${table} ${condition}`).all()).results);
    }
    return tables;
  };
  const expected = await rows();
  for (const statement of catalogStatements(written)) await env.DB.prepare(statement).run();
  expect(await rows()).toEqual(expected);
  expect((await ask('/api/health', {}, D1)).status).toBe(200);
});

it('a catalog that is loaded anew takes the place of the old one at the next question', async () => {
  const page = { html: SHOP, css: SHOP_CSS, fixes: 'fast', target_grammar: { 'surface.radius': '0px' } };
  const stated = async () => {
    const { audit } = (await json(await post('/api/score', page, D1))) as {
      audit: { weights_version: string };
    };
    return audit.weights_version;
  };
  await stated();
  await writeCatalog(env.DB, { ...written, weights: { ...written.weights, version: 'weights-after' } });
  expect(await stated()).toBe('weights-after');
});

it.each([
  ['search', { q: 'a quiet bank, asked once' }],
  ['nearest', { brand: 'Linear' }],
  ['score', { html: SHOP, css: SHOP_CSS, target_brand: 'Stripe', fixes: 'fast' }],
])('/api/%s asks once which catalog the database holds', async (route, body) => {
  await post('/api/search', { q: 'a quiet bank, asked before' }, D1); // opens it
  const statements: string[] = [];
  const prepare = (sql: string) => (statements.push(sql), env.DB.prepare(sql));
  const DB = { prepare, withSession: () => ({ prepare }) } as unknown as D1Database;
  expect((await post(`/api/${route}`, body, { ...D1, DB })).status).toBe(200);
  expect(statements.filter((sql) => /name = 'version'/.test(sql))).toHaveLength(1);
});

it('questions that come at once read the catalog once', async () => {
  await writeCatalog(env.DB, written);
  const statements: string[] = [];
  const DB = {
    withSession: () => ({ prepare: (sql: string) => (statements.push(sql), env.DB.prepare(sql)) }),
  };
  const counts = await Promise.all(
    Array.from({ length: 4 }, () => onCatalog({ DB: DB as unknown as D1Database }, storedCatalog)),
  );
  expect(new Set(counts).size).toBe(1);
  expect(statements.filter((sql) => /name = 'index'/.test(sql))).toHaveLength(1);
});
