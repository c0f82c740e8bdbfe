/**
 * `npm run load`: throughput, times and errors of the bundled service under the miniflare API. Throughput is a share of
 * that of a trivial Worker in the same run, because only shares compare between machines. Run `npm run build` before.
 *
 *   --seconds 60           of each measurement
 *   --connections 1,16,64
 *   --only search          scenarios whose name has this text
 *   --soak 20              instead: minutes of all kinds of requests at half load, with memory and descriptors
 *   --first                instead: time of the first request of each kind after a start
 *   --memory 1000          instead: memory after each of ten parts of so many requests, of the service and of a trivial Worker
 *   --bundle DIR           of a bundle made before
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { firstRequest } from '../load/first-requests.ts';
import { memoryUnderLoad } from '../load/memory.ts';
import { measureShare } from '../load/measure-share.ts';
import { workerdProcesses } from '../load/processes.ts';
import { SCENARIOS } from '../load/scenarios.ts';
import { soak } from '../load/soak.ts';
import { startTrivialWorker, TRIVIAL } from '../load/trivial-worker.ts';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { SERVICE, startService } from '../service/start-service.ts';
import { bundleWorker } from '../size/bundle-worker.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '1,16,64' },
    only: { type: 'string', default: '' },
    soak: { type: 'string' },
    first: { type: 'boolean', default: false },
    memory: { type: 'string' },
    bundle: { type: 'string' },
  },
});

process.chdir(ROOT);
Object.assign(process.env, prepareLocalPlatform());
const made = mkdtempSync(path.join(tmpdir(), 'load-'));
const bundle = values.bundle ?? made;
if (values.bundle === undefined) bundleWorker(made);
const scenarios = SCENARIOS.filter(({ name }) => name.includes(values.only));
console.log(`${new Date().toISOString()}, load average ${loadavg()[0]?.toFixed(1)} before the start`);
const errors = await measure();
rmSync(made, { recursive: true });
process.exitCode = errors === 0 ? 0 : 1;

async function measure(): Promise<number> {
  if (values.first) return printFirst();
  if (values.soak !== undefined) return printSoak(Number(values.soak));
  if (values.memory !== undefined) return printMemory(Number(values.memory));
  return printLoads();
}

async function printFirst(): Promise<number> {
  for (const scenario of scenarios) {
    const { fromStart, alone } = await firstRequest(bundle, scenario);
    console.log(`${fromStart.toFixed(0)} ms from the start, ${alone.toFixed(0)} ms alone: ${scenario.name}`);
  }
  return 0;
}

async function printLoads(): Promise<number> {
  const service = await startService({ bundle });
  const own = workerdProcesses();
  const trivial = await startTrivialWorker();
  const others = workerdProcesses().filter((pid) => !own.includes(pid));
  const driven = [
    { address: await service.ready, processes: own },
    { address: await trivial.ready, processes: others },
  ] as const;
  const seconds = Number(values.seconds);
  let failed = 0;
  console.log(
    'connections  requests/s  share  p50 ms  p99 ms  CPU ms, of the trivial Worker  errors  scenario',
  );
  for (const scenario of scenarios) {
    for (const connections of values.connections.split(',').map(Number)) {
      const { load, share, cpu, trivialCpu } = await measureShare(scenario, driven, connections, seconds);
      failed += load.errors;
      const columns = [load.perSecond.toFixed(0), `${(share * 100).toFixed(0)} %`, load.p50.toFixed(1)];
      const times = [load.p99.toFixed(0), cpu.toFixed(2), trivialCpu.toFixed(2)];
      const row = [String(connections), ...columns, ...times, String(load.errors), scenario.name];
      console.log(row.join('\t'));
    }
  }
  await Promise.all([service.dispose(), trivial.dispose()]);
  return failed;
}

async function printSoak(minutes: number): Promise<number> {
  const service = await startService({ bundle });
  console.log('minute  requests/s  p99 ms  errors  MiB  descriptors');
  let count = 0;
  const done = await soak(await service.ready, minutes, ({ load, usage }) => {
    const figures = [load.perSecond, load.p99, load.errors, usage.megabytes, usage.descriptors];
    console.log([++count, ...figures.map((figure) => figure.toFixed(0))].join('\t'));
  });
  await service.dispose();
  return done.reduce((sum, { load }) => sum + load.errors, 0);
}

async function printMemory(requests: number): Promise<number> {
  const starts = [
    ['service', SERVICE, true, () => startService({ bundle, debug: true })],
    ['trivial Worker', TRIVIAL, true, () => startTrivialWorker(true)],
    ['trivial Worker, platform uncollected', TRIVIAL, false, () => startTrivialWorker(true)],
  ] as const;
  let failed = 0;
  for (const [title, worker, collect, start] of starts) {
    const runtime = await start();
    console.log(`${title}\nrequests  errors  live heap MiB  resident MiB before and after collection`);
    for (const point of await memoryUnderLoad(runtime, worker, { parts: 10, requests, collect, scenarios })) {
      const { liveHeap, resident, residentAfter, errors: count } = point;
      const megabytes = [liveHeap.toFixed(1), resident.toFixed(0), residentAfter.toFixed(0)];
      console.log([point.requests, count, ...megabytes].join('\t'));
      if (worker === SERVICE) failed += count;
    }
    await runtime.dispose();
  }
  return failed;
}
