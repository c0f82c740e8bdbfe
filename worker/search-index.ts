import packed from '../src/catalog/built/search-index.bin';
import { unpackIndex } from '../src/search/packed-index.ts';

/** The index of the catalog this Worker was built with. */
export const searchIndex = unpackIndex(packed);
