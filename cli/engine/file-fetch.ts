import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fetch } from '../../src/page/request.ts';

/** Origin under which a folder is read. RFC 6761 keeps names below `localhost` on the machine. */
const FILES_ORIGIN = 'http://files.localhost';
/** The same as an entry of the list of allowed hosts. */
export const FILES_HOST = 'files.localhost:80';

/** Address of a file of the folder `root`. Both paths are absolute. */
export function addressOfFile(file: string, root: string): string {
  const parts = path.relative(root, file).split(path.sep);
  return `${FILES_ORIGIN}/${parts.map(encodeURIComponent).join('/')}`;
}

/**
 * Answers requests to FILES_ORIGIN with the files of a folder as a static web server would; other requests go to
 * `others`. A path that leads out of the folder, also by a symbolic link, does not exist.
 */
export function fileFetch(root: string, others: Fetch): Fetch {
  return async (address, init) => {
    const url = new URL(address);
    return url.origin === FILES_ORIGIN ? answerFile(url, root) : others(address, init);
  };
}

async function answerFile({ pathname }: URL, root: string): Promise<Response> {
  const wanted = filePath(pathname);
  if (wanted === null) return NOT_FOUND();
  for (const candidate of [wanted, `${wanted}.html`, path.join(wanted, 'index.html')]) {
    const file = await fileInside(path.join(root, candidate), root);
    if (file === null) continue;
    if (candidate.endsWith('index.html') && candidate !== wanted && !pathname.endsWith('/'))
      return new Response(null, { status: 301, headers: { location: `${pathname}/` } });
    return new Response(await readFile(file), { headers: { 'content-type': typeOf(file) } });
  }
  return NOT_FOUND();
}

const NOT_FOUND = () => new Response(null, { status: 404 });

/** Relative path of a file; null for a path that names none. */
function filePath(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? null : path.normalize(`/${decoded}`).slice(1);
  } catch {
    return null;
  }
}

/** The real path of a regular file in the folder; null for everything else. */
async function fileInside(file: string, root: string): Promise<string | null> {
  try {
    const [real, folder] = await Promise.all([realpath(file), realpath(root)]);
    const isInside = real.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
    return isInside && (await stat(real)).isFile() ? real : null;
  } catch {
    return null;
  }
}

/** Media types of the files that a page is read from. Without a charset, the text decides, as on most servers. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xhtml': 'application/xhtml+xml',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};

function typeOf(file: string): string {
  return TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}
