import { createReadStream, statSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { mediaTypeOfFile } from '../../cli/engine/media-type-of-file.ts';

export interface FolderServer {
  /** `127.0.0.1:port`, the format of FETCH_ALLOW_HOSTS. */
  readonly host: string;
  close(): void;
}

/** A Range header for the first bytes of a file. */
const FIRST_BYTES = /^bytes=0-(\d{1,12})$/;

/** Serves the files in `root` on a free loopback port; a folder URL returns its index.html. */
export async function serveFolder(
  root: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<FolderServer> {
  const base = path.resolve(root);
  const server = http.createServer((request, response) => {
    const file = fileAt(base, request.url ?? '/');
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      return;
    }
    const type = mediaTypeOfFile(file);
    const { size } = statSync(file);
    const last = Math.min(size, Number(FIRST_BYTES.exec(request.headers.range ?? '')?.[1] ?? size)) - 1;
    const part = last < size - 1;
    response.writeHead(part ? 206 : 200, {
      ...headers,
      'content-type': type,
      'content-length': last + 1,
      ...(part && { 'content-range': `bytes 0-${last}/${size}` }),
    });
    createReadStream(file, { end: Math.max(0, last) }).pipe(response);
  });
  // A reading may block this process for longer than the usual 5 s; the client would then reuse a closed connection.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileAt(base: string, target: string): string | null {
  try {
    const { pathname } = new URL(target, 'http://localhost');
    const named = path.join(base, decodeURIComponent(pathname));
    const file = named.endsWith(path.sep) ? path.join(named, 'index.html') : named;
    return file.startsWith(base + path.sep) && statSync(file).isFile() ? file : null;
  } catch {
    return null; // no such file, or a malformed URL
  }
}
