import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeDecoder } from '../../decode/for-node.ts';
import { fetchPage } from '../../src/page/fetch-page.ts';
import type { Page } from '../../src/page/page.ts';
import { mediaTypeOfFile } from '../../cli/engine/media-type-of-file.ts';

/** A page whose HTML can be changed before it is read. */
export interface AttackedPage {
  readonly name: string;
  readonly read: (change: (html: string) => string) => Promise<Page>;
}

/** The pages of the repository: four of the corpus, and one that is far from most targets. */
export function committedPages(): readonly AttackedPage[] {
  const root = path.join(import.meta.dirname, '..');
  const corpus = ['hintcss', 'newcss', 'skeleton', 'system-css'];
  return [
    ...corpus.map((id) => pageIn(path.join(root, 'corpus/pages', id), 'index.html', id)),
    pageIn(path.join(root, 'red-team/pages'), 'bakery.html', 'bakery'),
  ];
}

const HOST = 'https://example.com/'; // nothing is fetched from it
const decodePicture = nodeDecoder();

/** A page in a folder, with the files beside it. */
export function pageIn(folder: string, file: string, name: string): AttackedPage {
  const url = new URL(file, HOST).href;
  const read: AttackedPage['read'] = (change) =>
    fetchPage(url, {
      now: () => 0,
      decodePicture,
      fetch: async (address) => {
        const asked = decodeURIComponent(new URL(address).pathname).slice(1);
        const bytes = await readFile(path.join(folder, asked)).catch(() => null);
        if (bytes === null || !address.startsWith(HOST)) return new Response('', { status: 404 });
        if (address !== url)
          return new Response(new Uint8Array(bytes), { headers: { 'content-type': mediaTypeOfFile(asked) } });
        return new Response(change(bytes.toString()), {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        });
      },
    });
  return { name, read };
}
