import { Agent, request } from 'node:http';

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** What a load found. */
export interface Load {
  readonly requests: number;
  /** Responses with another status than 200, and connections that failed. */
  readonly errors: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Ends after this many requests, when that is before the time has passed. */
  readonly requests?: number;
  /** Milliseconds that a connection waits after each response; 0 for full load. */
  readonly pause?: number;
}

/** Keeps a number of connections busy: each sends its next request when it has read the whole response. */
export async function drive(
  address: URL,
  requestOf: (n: number) => LoadRequest,
  { connections, seconds, requests = Infinity, pause = 0 }: LoadOptions,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let errors = 0;
  let next = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const connection = async (): Promise<void> => {
    while (performance.now() < end && next < requests) {
      const start = performance.now();
      const status = await send(address, requestOf(next++), agent).catch(() => 0);
      times.push(performance.now() - start);
      if (status !== 200) errors++;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - begin) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    errors,
    perSecond: times.length / elapsed,
    p50: quantile(0.5),
    p99: quantile(0.99),
  };
}

function send(address: URL, { method, path, body }: LoadRequest, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const { hostname, port } = address;
    const sent = request({ hostname, port, method, path, headers, agent }, (response) => {
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
