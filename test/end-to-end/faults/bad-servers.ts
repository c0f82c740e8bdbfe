import { createServer as createSecureServer } from 'node:tls';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What a server does with a connection. */
export interface BadServer {
  readonly name: string;
  readonly answer: (socket: Socket) => void;
  /** Without a certificate that anyone trusts. */
  readonly tls?: boolean;
  /** Documented answer to a request that has to read this page. */
  readonly status: number;
  readonly code: string | null;
}

const PAGE =
  '<!doctype html><title>Shop</title><h1>Coffee by post, from four farms, every week</h1><p>Order a bag today.</p>';
const head = (headers: readonly string[]) => `HTTP/1.1 200 OK\r\n${headers.join('\r\n')}\r\n\r\n`;
const HTML = 'content-type: text/html; charset=utf-8';

/** Servers that break HTTP, or keep a client waiting. */
export const BAD_SERVERS: readonly BadServer[] = [
  {
    name: 'resets the connection',
    answer: (socket) => socket.resetAndDestroy(),
    status: 502,
    code: 'unreachable',
  },
  {
    name: 'resets it in the middle of the page',
    answer: (socket) => {
      socket.write(head([HTML, 'content-length: 100000']) + PAGE);
      setTimeout(() => socket.resetAndDestroy(), 50);
    },
    status: 502,
    code: 'unreachable',
  },
  {
    name: 'sends less than it announces',
    answer: (socket) => socket.end(head([HTML, 'content-length: 100000']) + PAGE),
    status: 502,
    code: 'unreachable',
  },
  {
    name: 'sends more than it announces',
    answer: (socket) =>
      socket.end(head([HTML, `content-length: ${PAGE.length}`, 'connection: close']) + PAGE.repeat(2)),
    status: 200,
    code: null,
  },
  {
    name: 'announces two lengths',
    answer: (socket) => socket.end(head([HTML, 'content-length: 10', 'content-length: 99']) + PAGE),
    status: 502,
    code: 'unreachable',
  },
  {
    name: 'announces a charset that no one knows',
    answer: (socket) =>
      socket.end(head(['content-type: text/html; charset=klingon', 'connection: close']) + PAGE),
    status: 200,
    code: null,
  },
  {
    name: 'announces UTF-16 and sends UTF-8, which is read as browsers do',
    answer: (socket) =>
      socket.end(head(['content-type: text/html; charset=utf-16le', 'connection: close']) + PAGE),
    status: 200,
    code: null,
  },
  {
    name: 'sends gzip that is none',
    answer: (socket) => socket.end(head([HTML, 'content-encoding: gzip', 'connection: close']) + PAGE),
    status: 502,
    code: 'unreachable',
  },
  {
    name: 'does not speak HTTP',
    answer: (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
    status: 502,
    code: 'unreachable',
  },
  { name: 'closes without an answer', answer: (socket) => socket.end(), status: 502, code: 'unreachable' },
  {
    name: 'has a certificate that nobody trusts',
    answer: (socket) => socket.end(),
    tls: true,
    status: 502,
    code: 'unreachable',
  },
  { name: 'accepts and stays silent', answer: () => {}, status: 502, code: 'unreachable' },
  {
    name: 'sends one byte a second',
    answer: (socket) => {
      socket.write(head([HTML]));
      let at = 0;
      const timer = setInterval(() => socket.write(PAGE[at++ % PAGE.length] ?? ''), 1000);
      socket.on('close', () => clearInterval(timer));
    },
    status: 502,
    code: 'unreachable',
  },
];

/** Starts a server on loopback. @returns its address and a function that ends it with its connections */
export async function listen({
  answer,
  tls = false,
}: BadServer): Promise<{ url: string; close: () => void }> {
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let isAsked = false;
    socket.on('data', () => {
      if (!isAsked) answer(socket);
      isAsked = true;
    });
  };
  const server: Server = tls ? createSecureServer({}, accept) : createServer(accept);
  server.on('error', () => {});
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/`, close };
}
