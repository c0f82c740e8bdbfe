import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Slugs of the brands whose board is built, in the order of the alphabet. */
export async function slugsWithBoards(assets: string): Promise<readonly string[]> {
  const folders = await readdir(join(assets, 'styles'));
  return folders.filter((slug) => existsSync(join(assets, 'styles', slug, 'board.html'))).toSorted();
}
