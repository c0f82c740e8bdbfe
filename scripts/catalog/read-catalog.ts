import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A catalog file before parsing. */
export interface CatalogFile {
  readonly slug: string;
  readonly text: string;
}

/** The Markdown files of a folder, sorted by name. */
export async function readCatalog(folder: string): Promise<readonly CatalogFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return Promise.all(
    names.toSorted().map(async (name) => ({
      slug: name.slice(0, -'.md'.length),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
}
