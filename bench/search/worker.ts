import MiniSearch from 'minisearch';
import type { CorpusDocument } from '../../src/catalog/corpus.ts';
import { unpackIndex } from '../../src/search/packed-index.ts';
import { search } from '../../src/search/search.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import { MINI_SEARCH_OPTIONS } from './mini-search.ts';

let index: SearchIndex | null = null;
let mini: MiniSearch<CorpusDocument> | null = null;

/**
 * The clock stands still while a Worker computes, so the bench measures from outside:
 * `/sink` takes a body and drops it, `/open/…` also opens it, `/search/…?q=…&runs=…` asks that often.
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
