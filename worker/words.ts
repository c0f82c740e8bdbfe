import packed from '../src/words/axis-model.bin';
import { createAxisReader } from '../src/words/axis-reader.ts';
import { unpackModel } from '../src/words/packed-model.ts';
import type { StatementReader } from '../src/words/understanding.ts';

/** Reads axes with the model bundled with this Worker. */
export const readAxes: StatementReader = (text, found) => {
  reader ??= createAxisReader(unpackModel(packed));
  return reader(text, found);
};

/** Unpacked on first use: most requests read no words. */
let reader: StatementReader | undefined;
