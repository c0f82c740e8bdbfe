import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of a path: an HTML body, or a request handler. */
export type Route = string | ((response: ServerResponse, request: IncomingMessage) => void);

/** A web server on loopback for one test file; tests may add `routes`. */
export interface Loopback {
  readonly origin: string;
  /** `host:port`, for the list of allowed hosts. */
  readonly host: string;
  readonly routes: Record<string, Route>;
  /** Requested paths, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

export async function startLoopback(): Promise<Loopback> {
  const routes: Record<string, Route> = {};
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const route = routes[path];
    if (typeof route === 'function') route(response, request);
    else if (route === undefined) send(404, 'text/html', 'not here')(response);
    else send(200, 'text/html; charset=utf-8', route)(response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    routes,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export function send(
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
) {
  return (response: ServerResponse) => {
    response.writeHead(status, type === '' ? headers : { 'content-type': type, ...headers });
    response.end(body);
  };
}

export function redirect(location: string, status = 302) {
  return (response: ServerResponse) => {
    response.writeHead(status, { location });
    response.end();
  };
}

export const css = (text: string) => send(200, 'text/css', text);

/** Sends no response. */
export const hung = () => {};

/** Sends headers and no body. */
export const hungBody = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.write('<!doctype html><p>begin');
};

/** A connection that ends in the middle of a body. */
export const cutOff = (headers: Record<string, string>) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html', ...headers });
  response.write('<!doctype html><p>begin', () => setTimeout(() => response.destroy(), 20));
};

/** An endless body, as fast as the client reads it. */
export const endless = (type: string) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': type });
  const chunk = 'a{color:red}\n'.repeat(1000);
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pump);
  pump();
};

/** An endless body of one byte every few milliseconds. */
export const drip = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  const timer = setInterval(() => response.write('a'), 5);
  response.on('close', () => clearInterval(timer));
};
