import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackIndex } from '../../src/search/packed-index.ts';
import { search } from '../../src/search/search.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';

const INDEX = join(import.meta.dirname, '../../src/catalog/built/search-index.bin');

/** The index of the built catalog. */
export function openIndex(): SearchIndex {
  return unpackIndex(new Uint8Array(readFileSync(INDEX)).buffer);
}

/** The search over the built catalog: slugs of all brands found, best first. */
export function openSearch(): (query: string) => readonly string[] {
  const index = openIndex();
  return (query) => search(index, query, index.slugs.ends.length).matches.map(({ slug }) => slug);
}
