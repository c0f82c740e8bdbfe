import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { BOARD_POLICY, DOCUMENT_POLICY } from '../../worker/policies.ts';

/** A server of built files on a free port of this machine. */
export interface AssetServer {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const NO_CONTENT = 204;

/**
 * Serves boards and their files as the service does: `/styles/<slug>/board` is an HTML file.
 *
 * @param hybrids pages of hybrids by their paths, such as `/hybrids/0`
 */
export async function serveAssets(
  assets: string,
  hybrids: ReadonlyMap<string, string> = new Map(),
): Promise<AssetServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://localhost').pathname);
    if (path === '/favicon.ico') return response.writeHead(NO_CONTENT).end();
    const hybrid = hybrids.get(path);
    if (hybrid !== undefined) {
      const headers = { 'content-type': TYPES['.html'], 'content-security-policy': DOCUMENT_POLICY };
      return response.writeHead(200, headers).end(hybrid);
    }
    const file = extname(path) === '' ? `${path}.html` : path;
    const content = await readFile(join(assets, file)).catch(() => null);
    if (content === null) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return response
      .writeHead(200, { 'content-type': type, 'content-security-policy': BOARD_POLICY })
      .end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A TCP server has an AddressInfo.
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
