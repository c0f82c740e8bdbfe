import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A catalog file before parsing. */
export interface CatalogFile {
  readonly slug: string;
  readonly text: string;
  /** Text of `collected/<slug>.json`; absent when no source was compared. */
  readonly comparison?: string;
  /** Text of `posters/<slug>.svg`; absent when nobody has drawn one. */
  readonly poster?: string;
}

/** The Markdown files of a folder, sorted by name, with the comparison and the poster of each. */
export async function readCatalog(folder: string): Promise<readonly CatalogFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return Promise.all(
    names.toSorted().map(async (name) => {
      const slug = name.slice(0, -'.md'.length);
      const text = await readFile(join(folder, name), 'utf8');
      const beside = (path: string) => readFile(join(folder, path), 'utf8').catch(() => null);
      const comparison = await beside(`collected/${slug}.json`);
      const poster = await beside(`posters/${slug}.svg`);
      return { slug, text, ...(comparison !== null && { comparison }), ...(poster !== null && { poster }) };
    }),
  );
}
