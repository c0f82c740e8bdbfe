import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LearnedBrands } from '../../src/search/brand-vectors.ts';

/** What `node scripts/training/train-search.ts` learned of brands. */
export async function readLearnedBrands(): Promise<LearnedBrands> {
  const text = await readFile(join(import.meta.dirname, 'brand-vectors.json'), 'utf8');
  return JSON.parse(text) as LearnedBrands; // written by train_search.py
}
