import MiniSearch from 'minisearch';
import type { CorpusDocument } from '../../src/catalog/corpus.ts';
import { unpackIndex } from '../../src/search/packed-index.ts';
import { search } from '../../src/search/search.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import { MINI_SEARCH_OPTIONS } from './mini-search.ts';

let index: SearchIndex | null = null;
let mini: MiniSearch<CorpusDocument> | null = null;

/**
 * The clock of a Worker does not advance during computation, so the benchmark measures from outside. `/sink` discards
 * a body, `/open/…` opens it as an index, `/search/…?q=…&runs=…` runs a query that many times.
 */
export default {
  async fetch(request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method === 'POST') return new Response(open(pathname, await request.arrayBuffer()));
    const q = searchParams.get('q') ?? '';
    const ask = pathname === '/search/ours' ? () => askOurs(q) : () => mini?.search(q).length ?? 0;
    let found = 0;
    for (let run = Number(searchParams.get('runs')); run > 0; run--) found += ask();
    return new Response(String(found));
  },
} satisfies ExportedHandler;

function open(path: string, bytes: ArrayBuffer): string {
  if (path === '/open/ours') index = unpackIndex(bytes);
  else if (path === '/open/mini')
    mini = MiniSearch.loadJSON(new TextDecoder().decode(bytes), MINI_SEARCH_OPTIONS);
  return String(bytes.byteLength);
}

function askOurs(q: string): number {
  return index === null ? 0 : search(index, q).total;
}
