/**
 * `npm run growth -- --brands 266,1000,10000,100000 [--in isolate,database]`: what catalogs of these sizes need, in the
 * memory of an isolate (measured in Node) and in D1 (in workerd, on this machine). Brands above the real ones are
 * invented. Run `npm run build` before.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createTestHarness } from 'wrangler';
import { checkedCatalog } from '../scripts/catalog/checked-catalog.ts';
import { prepareLocalPlatform, ROOT } from '../scripts/local-platform.ts';
import { normalizedGain } from '../scripts/search/gain.ts';
import { readJudgedSet } from '../scripts/search/judged-set.ts';
import { readLearnedBrands } from '../scripts/search/learned-brands.ts';
import type { BundledCatalog } from '../src/catalog/catalog-index.ts';
import type { Corpus, CorpusDocument } from '../src/catalog/corpus.ts';
import { writtenPart } from '../src/catalog/entry-of-record.ts';
import { nearestBrands } from '../src/catalog/graph.ts';
import { buildIndex } from '../src/search/build-index.ts';
import { packIndex, unpackIndex } from '../src/search/packed-index.ts';
import { search } from '../src/search/search.ts';
import type { SearchIndex } from '../src/search/search-index.ts';
import { ENTRY_DOCUMENTS } from '../worker/brand-documents.ts';
import { writeCatalog } from '../worker/store/write-catalog.ts';
import { syntheticCorpus } from './search/synthetic-corpus.ts';

/** Documents that a packed index can tell apart, and brands whose graph is computed: all pairs of more take minutes. */
const MOST = { index: 65_535, graph: 10_000 } as const;
/** Ranks of the search in memory that grade the search of the database, from 3 for the first down to 0. */
const GRADED = 30;
const BEST_GRADE = 3;
/** Brands whose documents are asked for. */
const DOCUMENTED = 30;
/** Runs of each query; the least counts. */
const RUNS = 3;

const { values } = parseArgs({
  options: {
    brands: { type: 'string', default: '266,1000,10000' },
    in: { type: 'string', default: 'isolate,database' },
  },
});
Object.assign(process.env, prepareLocalPlatform());
const { documents } = published<Corpus>('api/embeddings.json');
const catalog = published<BundledCatalog>('data/catalog.json');
const { entries } = await checkedCatalog();
const models = entries.map((entry) => ({
  record: readFileSync(path.join(ROOT, 'assets/api/styles', `${entry.slug}.json`), 'utf8'),
  written: JSON.stringify(writtenPart(entry)),
}));
const judged = readJudgedSet(path.join(ROOT, 'test/search/fresh-queries.jsonl')).map(({ query }) => query);

const learned = await readLearnedBrands();
for (const size of values.brands.split(',').map(Number)) {
  const corpus = size <= documents.length ? documents.slice(0, size) : syntheticCorpus(documents, size);
  const queries = [...judged, ...corpus.slice(0, 20).map(({ name }) => name)];
  const index = buildIndex(corpus, learned);
  if (values.in.includes('isolate') && corpus.length <= MOST.index) inIsolate(corpus, queries);
  if (values.in.includes('database')) await inDatabase(corpus, queries, index);
}

function inIsolate(corpus: readonly CorpusDocument[], queries: readonly string[]): void {
  const [index, build] = timed(() => buildIndex(corpus, learned));
  const packed = packIndex(index);
  const [opened, open] = timed(() => unpackIndex(packed.buffer));
  const times = queries.map((query) => least(() => search(opened, query)));
  const bundled = JSON.stringify({ ...catalog, brands: corpus.map(brandOf) });
  const heapBefore = process.memoryUsage().heapUsed;
  const [, parse] = timed(() => JSON.parse(bundled) as unknown);
  const graded = corpus.flatMap(({ slug, name }, at) => {
    const grammar = catalog.brands[at % catalog.brands.length]?.grammar ?? null;
    return grammar === null ? [] : [{ slug, name, grammar }];
  });
  const graph =
    corpus.length > MOST.graph ? null : timed(() => nearestBrands(graded, catalog.weights.axes))[1];
  print(corpus, 'isolate', {
    'build index s': build / 1000,
    'graph s': graph === null ? '-' : graph / 1000,
    'index MB': packed.length / 1e6,
    'catalog MB': bundled.length / 1e6,
    'catalog heap MB': Math.max(0, process.memoryUsage().heapUsed - heapBefore) / 1e6,
    'start ms': open + parse,
    ...quantiles(times),
  });
}

async function inDatabase(
  corpus: readonly CorpusDocument[],
  queries: readonly string[],
  index: SearchIndex,
): Promise<void> {
  const service = createTestHarness({
    workers: [{ configPath: path.join(import.meta.dirname, 'catalog-growth/wrangler.toml') }],
  });
  await service.listen();
  const worker = service.getWorker<{ readonly DB: D1Database }>();
  await worker.applyD1Migrations('DB');
  const { DB } = await worker.getEnv();
  const places = new Map(corpus.map(({ slug }, at) => [slug, at]));
  const start = performance.now();
  await writeCatalog(DB, {
    ...catalog,
    index,
    brandOf: (slug) => {
      const at = places.get(slug) ?? 0;
      return brandOf(corpus[at] ?? { slug, name: slug }, at);
    },
    recordOf: (slug) => modelOf(places.get(slug) ?? 0).record,
    writtenOf: (slug) => modelOf(places.get(slug) ?? 0).written,
  });
  const load = performance.now() - start;
  const { meta } = await DB.prepare('SELECT 1').all();
  const asked: (Asked & { readonly ms: number })[] = [];
  for (const query of queries) asked.push(await askDatabase(query, (address) => service.fetch(address)));
  const documents = await documentTimes(corpus, (address) => service.fetch(address));
  const gains = queries.flatMap((query, at) => {
    const grades = gradesOf(index, query);
    return grades.size === 0 ? [] : [normalizedGain(asked[at]?.slugs ?? [], grades)];
  });
  print(corpus, 'database', {
    'load s': load / 1000,
    'size MB': meta.size_after / 1e6,
    ...quantiles(asked.map(({ ms }) => ms)),
    'rows read': mean(asked.map(({ rows }) => rows)),
    queries: mean(asked.map(({ queries: count }) => count)),
    'nDCG@10 against the isolate': mean(gains),
    ...Object.fromEntries(Object.entries(quantiles(documents)).map(([name, ms]) => [`document ${name}`, ms])),
  });
  await service.close();
}

/** The least milliseconds of each document of some brands, spread over the catalog. */
async function documentTimes(
  corpus: readonly CorpusDocument[],
  fetchFrom: (address: string) => Promise<{ readonly ok: boolean; text: () => Promise<string> }>,
): Promise<readonly number[]> {
  const times: number[] = [];
  const step = Math.ceil(corpus.length / DOCUMENTED);
  const brands = corpus.filter((_, at) => at % step === 0);
  const paths = ['/api/styles/:slug.json', ...ENTRY_DOCUMENTS.map(({ path: address }) => address)];
  for (const address of brands.flatMap(({ slug }) => paths.map((one) => one.replace(':slug', slug)))) {
    let best = Infinity;
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      const response = await fetchFrom(address);
      await response.text();
      if (response.ok) best = Math.min(best, performance.now() - start);
    }
    if (Number.isFinite(best)) times.push(best); // a brand without a grammar has no contract
  }
  return times;
}

interface Asked {
  readonly slugs: readonly string[];
  readonly rows: number;
  readonly queries: number;
}

/** The answer, and the least milliseconds of a request. */
async function askDatabase(
  query: string,
  fetchFrom: (address: string) => Promise<{ json: () => Promise<unknown> }>,
): Promise<Asked & { readonly ms: number }> {
  let best = Infinity;
  let answer: Asked = { slugs: [], rows: 0, queries: 0 };
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    const address = `/?q=${encodeURIComponent(query)}`;
    // A connection that idled while the database was filled may be closed.
    const response = await fetchFrom(address).catch(() => fetchFrom(address));
    answer = (await response.json()) as Asked;
    best = Math.min(best, performance.now() - start);
  }
  return { ...answer, ms: best };
}

/** What the search in memory gives the brands, as grades. */
function gradesOf(index: SearchIndex, query: string): ReadonlyMap<string, number> {
  const { matches } = search(index, query, GRADED);
  const best = matches[0]?.score ?? 1;
  return new Map(matches.map(({ slug, score }) => [slug, (BEST_GRADE * score) / best]));
}

function brandOf({ slug, name }: Pick<CorpusDocument, 'slug' | 'name'>, at: number) {
  const model = catalog.brands[at % catalog.brands.length];
  if (model === undefined) throw new Error('The catalog is empty.');
  return { ...model, entry: { ...model.entry, slug, name } };
}

/** What the documents of an invented brand are made of: that of a real one. */
function modelOf(at: number): (typeof models)[number] {
  const model = models[at % models.length];
  if (model === undefined) throw new Error('The catalog is empty.');
  return model;
}

function published<Value>(file: string): Value {
  return JSON.parse(readFileSync(path.join(ROOT, 'assets', file), 'utf8')) as Value;
}

/** The value and the milliseconds of processor time, which other programs of the machine change little. */
function timed<Value>(work: () => Value): readonly [Value, number] {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1000];
}

function least(work: () => unknown): number {
  return Math.min(...Array.from({ length: RUNS }, () => timed(work)[1]));
}

function quantiles(times: readonly number[]): Readonly<Record<string, number>> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function print(
  { length }: readonly unknown[],
  where: string,
  figures: Readonly<Record<string, number | string>>,
): void {
  const shown = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? value.toPrecision(3) : value}`,
  );
  console.log(`${length} brands, ${where}: ${shown.join(', ')}`);
}
