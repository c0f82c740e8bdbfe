import { unpackIndex } from '../src/search/packed-index.ts';
import type { SearchIndex } from '../src/search/search-index.ts';
import { assetLoader } from './asset-data.ts';

/** The search index of this deployment; it is used in place, so it takes the bytes of the file. */
export const loadSearchIndex = assetLoader<SearchIndex>({
  path: '/data/search-index.bin',
  maxBytes: 24 * 1024 * 1024,
  decode: unpackIndex,
});
