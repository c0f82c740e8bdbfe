import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WordVectors } from './word-vectors.ts';

/** Vectors of the stems of words, by language. */
export type StemVectors = ReadonlyMap<string, WordVectors>;

const FILE = path.join(import.meta.dirname, 'glosses.txt');

/**
 * The stems in glosses.txt with the vector of the English word that they mean; of several meanings the mean. The first
 * line of the file names the languages, each other line has an English word and its stems in them.
 */
export function stemVectors(vectors: WordVectors): StemVectors {
  const [head = [], ...lines] = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  return new Map(
    head.slice(1).map((tongue, at) => {
      const meanings = lines.flatMap(([english = '', ...columns]) =>
        (columns[at] ?? '').split(' ').map((stem) => ({ stem, vector: vectorOf(english, vectors) })),
      );
      const byStem = [...Map.groupBy(meanings, ({ stem }) => stem)];
      return [tongue, new Map(byStem.map(([stem, all]) => [stem, meanOf(all.map(({ vector }) => vector))]))];
    }),
  );
}

function vectorOf(english: string, vectors: WordVectors): readonly number[] {
  const vector = vectors.get(english);
  if (vector === undefined) throw new Error(`No vector is known for ${english}.`);
  return vector;
}

function meanOf(vectors: readonly (readonly number[])[]): number[] {
  const [first = []] = vectors;
  return first.map((_, at) => vectors.reduce((sum, each) => sum + (each[at] ?? 0), 0) / vectors.length);
}
