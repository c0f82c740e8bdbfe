import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from './documents.ts';

/** Which brands have a screenshot and a film under `assets/styles/`. */
export async function readMedia(assets: string): Promise<Media> {
  return {
    screenshots: await slugsIn(join(assets, 'styles/screenshots'), '.webp'),
    videos: await slugsIn(join(assets, 'styles/videos'), '.mp4'),
  };
}

async function slugsIn(folder: string, ending: string): Promise<ReadonlySet<string>> {
  const names = await readdir(folder).catch(() => []);
  return new Set(names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)));
}
