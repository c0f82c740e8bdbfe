/**
 * `node bench/search.ts [sizes…]`: measures opening and querying the index in workerd, compared with MiniSearch in the
 * same isolate. Only the ratios are comparable between runs, not the milliseconds.
 */
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestHarness } from 'wrangler';
import { prepareLocalPlatform } from '../scripts/local-platform.ts';
import { checkedCatalog } from '../scripts/catalog/checked-catalog.ts';
import { readLearnedBrands } from '../scripts/search/learned-brands.ts';
import { corpusDocument, type CorpusDocument } from '../src/catalog/corpus.ts';
import { buildIndex } from '../src/search/build-index.ts';
import { seeded } from '../src/text/seeded.ts';
import { packIndex, unpackIndex } from '../src/search/packed-index.ts';
import { JUDGED_QUERIES } from '../test/search/relevance.ts';
import { miniSearchOf } from './search/mini-search.ts';
import { syntheticCorpus } from './search/synthetic-corpus.ts';

const DEFAULT_SIZES = [150, 10_000];
const OPENINGS = 9;
/** Runs of one query per request, so many that the request overhead is negligible. */
const RUNS = { ours: 20, mini: 2 } as const;
const REQUESTS = 6;
/** Bytes of packed indexes to open, so many that heap noise is negligible. */
const MEASURED_BYTES = 32 * 2 ** 20;
const QUERIES = 150;

type Engine = keyof typeof RUNS;

Object.assign(process.env, prepareLocalPlatform());
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void; // defined by --expose-gc

const { entries } = await checkedCatalog();
const real = entries.map(corpusDocument);
const learned = await readLearnedBrands();
const sizes = process.argv.slice(2).map(Number);
// Prepared before the Worker listens, because it closes connections that stay idle for this long.
const contestants = (sizes.length > 0 ? sizes : DEFAULT_SIZES).flatMap(contestantsOf);
const service = createTestHarness({
  workers: [{ configPath: path.join(import.meta.dirname, 'search/wrangler.toml') }],
});
await service.listen();
console.log('brands  engine  packed KB  memory KB  open ms  median ms  p99 ms  worst ms');
for (const contestant of contestants) await report(contestant);
await service.close();

interface Contestant {
  readonly engine: Engine;
  readonly brands: number;
  readonly queries: readonly string[];
  readonly bytes: Uint8Array;
  /** Memory of the opened index in bytes; null when not measured. */
  readonly memory: number | null;
}

function contestantsOf(size: number): readonly Contestant[] {
  const corpus = size <= real.length ? real.slice(0, size) : syntheticCorpus(real, size);
  const common = { brands: corpus.length, queries: queriesFor(corpus) };
  const packed = packIndex(buildIndex(corpus, learned));
  const mini = new TextEncoder().encode(JSON.stringify(miniSearchOf(corpus)));
  return [
    { ...common, engine: 'ours', bytes: packed, memory: memoryOf(packed) },
    { ...common, engine: 'mini', bytes: mini, memory: null },
  ];
}

async function report({ engine, brands, queries, bytes, memory }: Contestant): Promise<void> {
  const opening = await openingTime(engine, bytes);
  const times = await queryTimes(engine, queries);
  const kilobytes = (count: number) => (count / 1024).toFixed(0);
  const row = [
    String(brands).padStart(6),
    engine.padStart(6),
    kilobytes(bytes.length).padStart(9),
    (memory === null ? '-' : kilobytes(memory)).padStart(9),
    ...[opening, quantile(times, 0.5), quantile(times, 0.99), quantile(times, 1)].map((ms) =>
      ms.toFixed(2).padStart(7),
    ),
  ];
  console.log(row.join('  '));
}

/** Milliseconds to open the index from its bytes. */
async function openingTime(engine: Engine, bytes: Uint8Array): Promise<number> {
  const times: Record<string, number[]> = { sink: [], open: [] };
  for (let round = 0; round < OPENINGS; round++) {
    times['sink']?.push(await timed('/sink', bytes));
    times['open']?.push(await timed(`/open/${engine}`, bytes));
  }
  return quantile(times['open'] ?? [], 0) - quantile(times['sink'] ?? [], 0);
}

/** Milliseconds of each query: the minimum of several requests, minus the request overhead. */
async function queryTimes(engine: Engine, queries: readonly string[]): Promise<readonly number[]> {
  const ask = (q: string, runs: number) =>
    timed(`/search/${engine}?${new URLSearchParams({ q, runs: String(runs) }).toString()}`);
  const idle: number[] = [];
  for (const q of queries) idle.push(await ask(q, 0));
  const overhead = quantile(idle, 0.1);
  const times: number[] = [];
  for (const q of queries) {
    let best = Infinity;
    for (let request = 0; request < REQUESTS; request++) best = Math.min(best, await ask(q, RUNS[engine]));
    times.push(Math.max(0, best - overhead) / RUNS[engine]);
  }
  return times;
}

async function timed(address: string, body?: Uint8Array): Promise<number> {
  const start = performance.now();
  const response = await service.fetch(address, body === undefined ? {} : { method: 'POST', body });
  await response.text();
  return performance.now() - start;
}

/** In turn: names, names with two letters swapped, and judged queries. */
function queriesFor(corpus: readonly CorpusDocument[]): readonly string[] {
  const random = seeded(1);
  const name = () => corpus[Math.floor(random() * corpus.length)]?.name ?? '';
  const misspelt = (word: string) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);
  return Array.from({ length: QUERIES }, (_, number) => {
    if (number % 3 === 0) return name();
    if (number % 3 === 1) return misspelt(name());
    return JUDGED_QUERIES[Math.floor(random() * JUDGED_QUERIES.length)]?.query ?? '';
  });
}

/** Bytes of an opened index, including its packed form: the mean of many, because heap measurements are noisy. */
function memoryOf(packed: Uint8Array): number {
  const copies = Math.ceil(MEASURED_BYTES / packed.length);
  collectGarbage();
  const before = process.memoryUsage();
  const opened = Array.from({ length: copies }, () => unpackIndex(packed.slice().buffer));
  collectGarbage();
  const after = process.memoryUsage();
  const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  return held / opened.length;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
