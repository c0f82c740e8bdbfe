import { drive, type Load } from './drive.ts';
import type { Scenario } from './scenarios.ts';

export interface Shared {
  readonly load: Load;
  /** Throughput as a share of that of the trivial Worker. */
  readonly share: number;
}

/** Parts that a measurement is divided into; between them the trivial Worker takes the same load. */
const PARTS = 4;

/**
 * Drives the service and the trivial Worker in turns, so that other work on the machine slows both, and compares them.
 */
export async function measureShare(
  { request }: Scenario,
  [service, trivial]: readonly [URL, URL],
  connections: number,
  seconds: number,
): Promise<Shared> {
  const loads: Load[] = [];
  const trivials: Load[] = [];
  const part = { connections, seconds: seconds / PARTS };
  await drive(service, request, { connections, seconds: Math.min(1, part.seconds) }); // the first requests load data
  let sent = 0;
  for (let n = 0; n < PARTS; n++) {
    trivials.push(await drive(trivial, request, { connections, seconds: part.seconds / 2 }));
    const load = await drive(service, (m) => request(sent + m), part);
    sent += load.requests;
    loads.push(load);
  }
  const load = joined(loads);
  return { load, share: load.perSecond / joined(trivials).perSecond };
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
