import { drive, type Load } from './drive.ts';
import { cpuTimeOf } from './processes.ts';
import type { Scenario } from './scenarios.ts';

export interface Shared {
  readonly load: Load;
  /** Throughput as a share of that of the trivial Worker. */
  readonly share: number;
  /** Milliseconds of CPU time of the runtime for a request to the service, and for one to the trivial Worker. */
  readonly cpu: number;
  readonly trivialCpu: number;
}

/** A runtime under load. */
export interface Driven {
  readonly address: URL;
  /** Ids of its processes. */
  readonly processes: readonly string[];
}

/** Parts that a measurement is divided into; before each the trivial Worker takes the same load for half as long. */
const PARTS = 4;

/**
 * Drives the service and the trivial Worker in turns, so that other work on the machine slows both, and compares them.
 */
export async function measureShare(
  { request }: Scenario,
  [service, trivial]: readonly [Driven, Driven],
  connections: number,
  seconds: number,
): Promise<Shared> {
  const loads: Load[] = [];
  const trivials: Load[] = [];
  const part = { connections, seconds: seconds / PARTS };
  await drive(service.address, request, { connections, seconds: Math.min(1, part.seconds) }); // the first requests load data
  const before = [cpuTimeOf(service.processes), cpuTimeOf(trivial.processes)] as const;
  let sent = 0;
  for (let n = 0; n < PARTS; n++) {
    trivials.push(await drive(trivial.address, request, { connections, seconds: part.seconds / 2 }));
    const load = await drive(service.address, (m) => request(sent + m), part);
    sent += load.requests;
    loads.push(load);
  }
  const [load, other] = [joined(loads), joined(trivials)];
  return {
    load,
    share: load.perSecond / other.perSecond,
    cpu: (cpuTimeOf(service.processes) - before[0]) / load.requests,
    trivialCpu: (cpuTimeOf(trivial.processes) - before[1]) / other.requests,
  };
}

/** Of parts of equal length: sums, means, and the worst of the slowest. */
function joined(loads: readonly Load[]): Load {
  const sum = (of: (load: Load) => number) => loads.reduce((total, load) => total + of(load), 0);
  return {
    requests: sum(({ requests }) => requests),
    errors: sum(({ errors }) => errors),
    perSecond: sum(({ perSecond }) => perSecond) / loads.length,
    p50: sum(({ p50 }) => p50) / loads.length,
    p99: Math.max(...loads.map(({ p99 }) => p99)),
  };
}
