import { createAxisReader } from '../src/words/axis-reader.ts';
import { compiledProducts } from '../src/words/compiled-products.ts';
import { unpackModel } from '../src/words/packed-model.ts';
import products from '../src/words/products.wasm';
import type { StatementReader } from '../src/words/understanding.ts';
import { assetLoader } from './asset-data.ts';

/** The reader of the axes that a text states: a network, used in place. */
export const loadAxisReader = assetLoader<StatementReader>({
  path: '/data/axis-model.bin',
  maxBytes: 8 * 1024 * 1024,
  decode: (bytes) => createAxisReader(unpackModel(bytes, compiledProducts(products))),
});
