import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

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

/** The policy of `assets/_headers` for boards. */
const POLICY = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'";
/** The policy of the service for hybrids, whose styles are in the page. */
const POLICY_OF_HYBRIDS =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'none'; base-uri 'none'";
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
      const headers = { 'content-type': TYPES['.html'], 'content-security-policy': POLICY_OF_HYBRIDS };
      return response.writeHead(200, headers).end(hybrid);
    }
    const file = extname(path) === '' ? `${path}.html` : path;
    const content = await readFile(join(assets, file)).catch(() => null);
    if (content === null) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A TCP server has an AddressInfo.
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
