import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import type { BundledCatalog } from '../../src/catalog/catalog-index.ts';
import type { Corpus } from '../../src/catalog/corpus.ts';
import { search } from '../../src/search/search.ts';
import { searchCatalog } from '../../worker/store/catalog-search.ts';
import { writeCatalog } from '../../worker/store/write-catalog.ts';
import { loadSearchIndex } from '../../worker/search-index.ts';
import { publishedFile } from '../../worker/published-documents.ts';
import { json, post } from './ask.ts';
import { catalog } from './catalog.ts';

const QUERIES = [
  'Stripe', 'stirpe', 'vodaphone', 'J.P. Morgan', 'brutalsim', 'quiet luxury fashion', 'warm editorial publishing',
  'like Linear but warmer', 'not another bank', 'alternatives to Spotify', 'japanese minimal', 'swiss typography',
  'dark developer tools', 'forest green', 'pill buttons, no shadows', 'nineties', 'airline', 'art deco hotel',
  'playful toy shop for kids', 'law firm, serious', 'nordic furniture', 'bauhaus', 'editor', 'banqu',
  'freundliche Bank', 'magasin de luxe', '銀行', 'zzzzqqqq', 'opening hours tesco', 'Linear meets Stripe',
] as const; // prettier-ignore

beforeAll(async () => {
  const { documents } = await (await publishedFile(env.ASSETS, '/api/embeddings.json')).json<Corpus>();
  const facts = await (await publishedFile(env.ASSETS, '/data/catalog.json')).json<BundledCatalog>();
  const recordOf = (slug: string) => (slug === 'stripe' ? '{"slug":"stripe"}' : null);
  await writeCatalog(env.DB, {
    ...facts,
    corpus: documents,
    brandOf: (slug) => catalog.bySlug(slug)!,
    recordOf,
  });
}, 60_000);

it.each(QUERIES)('ranks in the database as in the isolate: %s', async (query) => {
  const expected = search(await loadSearchIndex(env.ASSETS), query);
  const { answer, bySlug } = await searchCatalog(env.DB, query, 10);
  expect(answer.matches).toEqual(expected.matches);
  expect(answer.understanding).toEqual(expected.understanding);
  expect(answer.suggestions).toEqual(expected.suggestions);
  for (const { slug } of answer.matches) expect(bySlug(slug)).toEqual(catalog.bySlug(slug));
});

it.each(['airline without shadows', ...QUERIES])(
  'answers /api/search from the database as from the isolate: %s',
  async (q) => {
    const body = { q, limit: 5 };
    const expected = await json(await post('/api/search', body));
    const answer = await json(await post('/api/search', body, { CATALOG_BACKEND: 'd1' }));
    expect(answer).toEqual(expected);
  },
);
