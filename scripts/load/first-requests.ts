import { startService } from '../service/start-service.ts';
import { drive } from './drive.ts';
import type { Scenario } from './scenarios.ts';

/** Milliseconds, the shortest of several starts. */
export interface FirstRequest {
  /** From the start of the runtime to the answer. */
  readonly fromStart: number;
  /** From the request to the answer. */
  readonly alone: number;
}

/** Times the first request to a service that has just started. */
export async function firstRequest(bundle: string, { request }: Scenario, starts = 3): Promise<FirstRequest> {
  const times: FirstRequest[] = [];
  for (let n = 0; n < starts; n++) {
    const begin = performance.now();
    const service = await startService({ bundle });
    const { p99 } = await drive(await service.ready, request, { connections: 1, seconds: 0.001 });
    times.push({ fromStart: performance.now() - begin, alone: p99 });
    await service.dispose();
  }
  return {
    fromStart: Math.min(...times.map(({ fromStart }) => fromStart)),
    alone: Math.min(...times.map(({ alone }) => alone)),
  };
}
