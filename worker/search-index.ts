import packed from '../src/catalog/built/search-index.bin';
import { unpackIndex } from '../src/search/packed-index.ts';

/** The search index bundled with this Worker. */
export const searchIndex = unpackIndex(packed);
