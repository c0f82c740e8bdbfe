import { fail } from '../src/errors.ts';
import { createAxisReader } from '../src/words/axis-reader.ts';
import { unpackModel } from '../src/words/packed-model.ts';
import type { StatementReader } from '../src/words/understanding.ts';
import { publishedFile } from './published-documents.ts';

/** Path of the network that reads words, among the published files. It is half of what a Worker may weigh. */
const WORDS_PATH = '/data/axis-model.bin';

/** Gives the reader of the axes that a text states. It is loaded on first use: most requests read no words. */
export type WordsReader = () => Promise<StatementReader>;

export function wordsReader(assets: Fetcher): WordsReader {
  return async () => (reader ??= await loadReader(assets));
}

/** One for the isolate; the files of a deployment never change. */
let reader: StatementReader | undefined;

async function loadReader(assets: Fetcher): Promise<StatementReader> {
  const response = await publishedFile(assets, WORDS_PATH);
  if (!response.ok) fail('internal', `The assets lack ${WORDS_PATH}; npm run build writes it.`);
  return createAxisReader(unpackModel(await response.arrayBuffer()));
}
