import { startService } from '../service/start-service.ts';
import { drive } from './drive.ts';
import type { Scenario } from './scenarios.ts';

/** Milliseconds of the first request to a service that has just started, the shortest of several starts. */
export async function firstRequest(bundle: string, { request }: Scenario, starts = 3): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < starts; n++) {
    const service = await startService({ bundle });
    const { p99 } = await drive(await service.ready, request, { connections: 1, seconds: 0.001 });
    times.push(p99);
    await service.dispose();
  }
  return Math.min(...times);
}
