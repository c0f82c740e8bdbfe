import { createAxisReader } from '../src/words/axis-reader.ts';
import { unpackModel } from '../src/words/packed-model.ts';
import type { StatementReader } from '../src/words/understanding.ts';
import { assetLoader } from './asset-data.ts';

/** The reader of the axes that a text states: a network, used in place. */
export const loadAxisReader = assetLoader<StatementReader>({
  path: '/data/axis-model.bin',
  maxBytes: 8 * 1024 * 1024,
  decode: (bytes) => createAxisReader(unpackModel(bytes)),
});
