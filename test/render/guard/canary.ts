import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server at an address that no page may reach; it records all traffic. */
export interface Canary {
  /** `host:port` */
  readonly host: string;
  /** Includes connections without data. */
  readonly hits: readonly string[];
  /** Returns and removes the records so far. */
  collect(): string[];
  close(): void;
}

/** HTTP, WebSocket, bare TCP and UDP on one port of loopback. */
export async function startCanary(): Promise<Canary> {
  const hits: string[] = [];
  const server = createServer(({ url, headers }, response) => {
    hits.push(url ?? '');
    // A document would have each window and frame start a process, a second of CPU time for the frames of one page.
    if (headers['sec-fetch-mode'] === 'navigate') return response.writeHead(204).end();
    return response.writeHead(200, { 'access-control-allow-origin': '*' }).end('secret');
  });
  server.on('upgrade', ({ url }, socket) => {
    hits.push(url ?? '');
    socket.destroy();
  });
  server.on('connection', () => hits.push('TCP'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const packets = createSocket('udp4').on('message', () => hits.push('UDP'));
  await new Promise<void>((resolve) => packets.bind(port, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${port}`,
    hits,
    collect: () => hits.splice(0),
    close() {
      server.close();
      server.closeAllConnections();
      packets.close();
    },
  };
}
