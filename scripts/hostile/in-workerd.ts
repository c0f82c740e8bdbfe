import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mainThreadTimeOf, workerdProcesses } from '../load/processes.ts';
import { startService, type ServiceOptions } from '../service/start-service.ts';
import { hostilePage } from './kinds.ts';
import type { HostileKind } from './kind.ts';
import { plainPage } from './plain-page.ts';

/** Megabytes of heap that a page may need together with the Worker and its data; an isolate has 128. */
export const HEAP_MB = 96;
/** Milliseconds of CPU that a page may need; the platform gives 30,000. */
export const CPU_MS = 3000;

/** What the service needed for a hostile page. */
export interface WorkerdReading {
  readonly kind: string;
  /** HTTP status; 0 when the runtime ended because the heap was full. */
  readonly status: number;
  /**
   * Milliseconds of CPU of the thread that runs the Worker and the simulated platform around it. Other threads meanwhile
   * do part of the compiling and of the collection of garbage.
   */
  readonly cpu: number;
  /** The same for a plain page of about its size. */
  readonly plain: number;
}

/**
 * Lets the bundled service fetch and read a page of each kind, in a runtime whose isolates end above the limit of heap.
 */
export async function readInWorkerd(
  bundled: Pick<ServiceOptions, 'bundle' | 'assets'>,
  kinds: readonly HostileKind[],
  share: number,
  note: (reading: WorkerdReading) => void,
  heapMb = HEAP_MB,
): Promise<void> {
  const site = await servePages(kinds, share);
  const start = () =>
    startService({ ...bundled, heapMb, vars: { FETCH_ALLOW_HOSTS: site.host, LOG_REQUESTS: 'off' } });
  let service = await start();
  const cost = async (path: string) => {
    const before = mainThreadTimeOf(workerdProcesses());
    const status = await statusOf(await service.ready, `http://${site.host}${path}`);
    return { status, cpu: status === 0 ? 0 : mainThreadTimeOf(workerdProcesses()) - before };
  };
  await cost('/plain/0'); // the first reading of an isolate also loads its data and compiles its code
  const plainCosts = new Map<string, number>(); // by the text of the page
  for (const [index, kind] of kinds.entries()) {
    const { html, css } = plainPage(hostilePage(kind, share));
    const size = `${html.length} ${css.length}`;
    const plain = plainCosts.get(size) ?? (await cost(`/plain/${index}`)).cpu;
    plainCosts.set(size, plain);
    const { status, cpu } = await cost(`/${index}`);
    note({ kind: kind.name, status, cpu, plain });
    if (status !== 0) continue;
    await service.dispose().catch(() => {}); // it has ended
    service = await start();
  }
  await service.dispose();
  site.server.close();
}

async function statusOf(service: URL, url: string): Promise<number> {
  const init = { method: 'POST', body: JSON.stringify({ url }) };
  try {
    const response = await fetch(new URL('/api/vectorize', service), init);
    await response.arrayBuffer();
    return workerdProcesses().length === 0 ? 0 : response.status;
  } catch {
    return 0;
  }
}

/** Serves the page of each kind at its number, its stylesheet, and below `/plain` a plain page of its size. */
async function servePages(kinds: readonly HostileKind[], share: number) {
  const server = createServer(({ url = '/' }, response) => {
    const [, plain, number = '', sheet] = /^(\/plain)?\/(\d+)(\.css)?$/.exec(url) ?? [];
    const kind = kinds[Number(number)];
    if (number === '' || kind === undefined) return response.writeHead(404).end();
    const hostile = hostilePage(kind, share);
    const { html, css } = plain === undefined ? hostile : plainPage(hostile);
    if (sheet !== undefined) return response.writeHead(200, { 'content-type': 'text/css' }).end(css);
    const linked = `<link rel=stylesheet href=${plain ?? ''}/${number}.css>${COPY}`;
    const page = html.startsWith(DOCTYPE) ? DOCTYPE + linked + html.slice(DOCTYPE.length) : linked + html;
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const DOCTYPE = '<!doctype html>';
/** A page without words is refused before it is read. */
const COPY =
  '<section style="font-size: 16px">This page has enough words to be read like any other.</section>';
