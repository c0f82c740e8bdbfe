import type { Miniflare } from 'miniflare';
import { isolateOf } from '../inspector/isolates.ts';
import { collectAllGarbage, liveHeapOf } from '../inspector/live-heap.ts';
import { drive } from './drive.ts';
import { usageOfWorkerd } from './processes.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';

/** Memory after a number of requests, in MiB. */
export interface MemoryPoint {
  readonly requests: number;
  /** Responses with another status than 200. */
  readonly errors: number;
  /** What the isolate of the Worker holds after a collection of garbage. */
  readonly liveHeap: number;
  /** Resident memory of the runtime before its isolates collect their garbage, and after. */
  readonly resident: number;
  readonly residentAfter: number;
}

interface MemoryOptions {
  readonly parts: number;
  /** Of each part. */
  readonly requests: number;
  /** Whether every isolate collects its garbage after each part; else only that of the Worker. */
  readonly collect: boolean;
  readonly scenarios?: readonly Scenario[];
}

const MIB = 1024 * 1024;
const CONNECTIONS = 8;

/**
 * Sends requests of several kinds in turns, and measures memory after each part.
 * @param worker name of the Worker
 */
export async function memoryUnderLoad(
  runtime: Miniflare,
  worker: string,
  { parts, requests, collect, scenarios = SCENARIOS }: MemoryOptions,
): Promise<readonly MemoryPoint[]> {
  const address = await runtime.ready;
  const isolate = await isolateOf(runtime, worker);
  const points: MemoryPoint[] = [];
  for (let part = 0, sent = 0; part < parts; part++) {
    const request = (n: number) => at(scenarios, sent + n).request(sent + n);
    const load = await drive(address, request, { connections: CONNECTIONS, seconds: Infinity, requests });
    sent += load.requests;
    const { megabytes: resident } = usageOfWorkerd();
    const liveHeap = (await liveHeapOf(isolate)) / MIB;
    if (collect) await collectAllGarbage(runtime);
    const { megabytes: residentAfter } = usageOfWorkerd();
    points.push({ requests: sent, errors: load.errors, liveHeap, resident, residentAfter });
  }
  return points;
}

function at(scenarios: readonly Scenario[], n: number): Scenario {
  const scenario = scenarios[n % scenarios.length];
  if (scenario === undefined) throw new Error('There are no scenarios.');
  return scenario;
}
