import path from 'node:path';
import type { Miniflare } from 'miniflare';
import { beforeAll, expect, test, vi } from 'vitest';
import { memoryUnderLoad } from '../../scripts/load/memory.ts';
import { startTrivialWorker, TRIVIAL } from '../../scripts/load/trivial-worker.ts';
import { SERVICE, startService } from '../../scripts/service/start-service.ts';
import { readInWorkerd, type WorkerdReading } from '../../scripts/hostile/in-workerd.ts';
import { HOSTILE_KINDS } from '../../scripts/hostile/kinds.ts';
import { MAX_GZIP_BYTES, MAX_START_RATIO, MAX_STARTED_GZIP_BYTES } from '../../scripts/size/budget.ts';
import type { BundledFile } from '../../scripts/size/bundle-worker.ts';
import { startUpTime } from '../../scripts/size/start-up-time.ts';
import { startedModules } from '../../scripts/size/started-modules.ts';
import { sharedBundle } from './bundle.ts';
import { fewAssets, fewAssetsAndContracts } from './few-assets.ts';
import { isWhole, sweep } from '../sample.ts';

/** Milliseconds; runtimes start, and one of them reads pages. */
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let assets: string;
let files: readonly BundledFile[];

beforeAll(() => {
  ({ folder, files } = sharedBundle());
  assets = fewAssets();
});

function gzipBytes(names: readonly string[]): number {
  return files.reduce((sum, { name, gzip }) => (names.includes(name) ? sum + gzip : sum), 0);
}

test('the Worker stays within the size that it may have', () => {
  const total = gzipBytes(files.map(({ name }) => name));
  expect(total).toBeLessThan(MAX_GZIP_BYTES);
  expect(total).toBeGreaterThan(MAX_GZIP_BYTES / 2); // else the measure looks at the wrong files
});

test('the modules that a start compiles stay within their size', () => {
  const started = startedModules(folder);
  expect(gzipBytes(started)).toBeLessThan(MAX_STARTED_GZIP_BYTES);
  expect(gzipBytes(started)).toBeGreaterThan(MAX_STARTED_GZIP_BYTES / 2);
  expect(started.length).toBeLessThan(files.length);
});

test('the Worker carries no data that it can load', () => {
  expect(new Set(files.map(({ name }) => path.extname(name)))).toEqual(new Set(['.mjs', '.wasm']));
});

test('the Worker starts within the time that it may take', () => {
  expect(startUpTime(folder, 3).ratio).toBeLessThan(MAX_START_RATIO);
});

/** `npm run load -- --memory 1000` sends more. */
const REQUESTS = 24;
/** MiB. What the isolate keeps of 24 requests are answers of 10 kB; a leak of 60 kB a request exceeds this. */
const GROWTH = 1.5;

/** MiB of live heap that a part of the requests adds after two others, which load data and compile expressions. */
async function growth(runtime: Miniflare, worker: string): Promise<number> {
  const points = await memoryUnderLoad(runtime, worker, { parts: 3, requests: REQUESTS, collect: false });
  await runtime.dispose();
  const [, warm, last] = points.map(({ liveHeap }) => liveHeap);
  return (last ?? Infinity) - (warm ?? 0);
}

test('requests leave nothing in the heap of the Worker', async () => {
  const service = await startService({ bundle: folder, assets: fewAssetsAndContracts(), debug: true });
  expect(await growth(service, SERVICE)).toBeLessThan(GROWTH);
});

test('the measure sees a Worker that keeps 200 kB of each request', async () => {
  const script =
    'const kept = []; export default { fetch() { kept.push(new Array(25_600).fill(0.5)); return new Response("ok"); } };';
  expect(await growth(await startTrivialWorker(true, script), TRIVIAL)).toBeGreaterThan(GROWTH);
});

/** `npm run hostile -- --workerd` sends all kinds at their full size. */
const HOSTILE = HOSTILE_KINDS.filter(({ name }) =>
  [
    'elements: <p>a',
    'gradients on 20000',
    'dark schemes',
    'hovered rules',
    'text in a title: "a | "',
    ...(isWhole ? ['generated boxes', 'transitions on 3000', 'positions among siblings'] : []),
  ].includes(name),
);

const SHARE = sweep(0.02, 0.05); // of the full size, for a short test
/** Times the CPU time of a plain page of about the size: unlike milliseconds, the same on a slow machine. */
const MAX_RATIO = 4;

async function hostileReadings(kinds = HOSTILE, heapMb?: number): Promise<readonly WorkerdReading[]> {
  const readings: WorkerdReading[] = [];
  await readInWorkerd({ bundle: folder, assets }, kinds, SHARE, (reading) => readings.push(reading), heapMb);
  return readings;
}

test('hostile pages stay within the heap and the CPU time of a reading', async () => {
  const readings = await hostileReadings();
  expect(readings.map(({ status }) => status)).toEqual(HOSTILE.map(() => 200));
  for (const { cpu, plain } of readings) expect(cpu / plain).toBeLessThan(MAX_RATIO);
});

test('the measure sees a heap that is too small', async () => {
  const readings = await hostileReadings(HOSTILE.slice(0, 1), 15); // MB; the service starts from 14 on, and from about 20 on now and then reads the page
  expect(readings.map(({ status }) => status)).toContain(0);
});
