import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Fetch } from '../../src/page/request.ts';
import { mediaTypeOfFile } from './media-type-of-file.ts';

/** Origin under which a folder is read. RFC 6761 keeps names below `localhost` on the machine. */
export const FILES_ORIGIN = 'http://files.localhost';
/** The same as an entry of the list of allowed hosts. */
export const FILES_HOST = 'files.localhost:80';

/** Address of a file of the folder `root`. Both paths are absolute. */
export function addressOfFile(file: string, root: string): string {
  const parts = path.relative(root, file).split(path.sep);
  return `${FILES_ORIGIN}/${parts.map(encodeURIComponent).join('/')}`;
}

/** The text with files named by their paths in the folder, since nobody opens them at FILES_ORIGIN. */
export const withFilePaths = (text: string): string => text.replaceAll(`${FILES_ORIGIN}/`, '/');

/**
 * Answers requests to FILES_ORIGIN with the files of a folder as a static web server would; other requests go to
 * `others`. A path that leads out of the folder, also by a symbolic link, does not exist.
 */
export function fileFetch(root: string, others: Fetch): Fetch {
  return async (address, init) => {
    const url = new URL(address);
    return url.origin === FILES_ORIGIN
      ? answerFile(url, root, new Headers(init.headers).get('range'))
      : others(address, init);
  };
}

async function answerFile({ pathname }: URL, root: string, range: string | null): Promise<Response> {
  const wanted = filePath(pathname);
  if (wanted === null) return NOT_FOUND();
  for (const candidate of [wanted, `${wanted}.html`, path.join(wanted, 'index.html')]) {
    const file = await fileInside(path.join(root, candidate), root);
    if (file === null) continue;
    if (candidate.endsWith('index.html') && candidate !== wanted && !pathname.endsWith('/'))
      return new Response(null, { status: 301, headers: { location: `${pathname}/` } });
    return fileResponse(await readFile(file), mediaTypeOfFile(file), range);
  }
  return NOT_FOUND();
}

/** A Range header for the first bytes of a file, which is all that a reading asks for. */
const FIRST_BYTES = /^bytes=0-(\d{1,12})$/;

function fileResponse(bytes: Buffer, type: string, range: string | null): Response {
  const last = Number(FIRST_BYTES.exec(range ?? '')?.[1] ?? Infinity);
  const headers = { 'content-type': type };
  if (last >= bytes.length - 1) return new Response(bytes, { headers });
  const part = { ...headers, 'content-range': `bytes 0-${last}/${bytes.length}` };
  return new Response(bytes.subarray(0, last + 1), { status: 206, headers: part });
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
