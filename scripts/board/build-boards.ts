import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { boardOf } from '../../src/board/board.ts';
import { FACES, fontFiles } from '../../src/board/type/faces.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { writeIfChanged } from '../catalog/write-documents.ts';

/** Writes the board of every brand below `assets/styles/`, and their typefaces. Returns the number of files written. */
export async function buildBoards(root: string, entries: readonly CatalogEntry[]): Promise<number> {
  const styles = join(root, 'assets/styles');
  await removeOthers(styles, new Set(['screenshots', ...entries.map(({ slug }) => slug)]));
  let written = 0;
  for (const entry of entries) {
    const { page, style } = boardOf(entry);
    const folder = join(styles, entry.slug);
    if (await writeIfChanged(join(folder, 'board.html'), page)) written++;
    if (await writeIfChanged(join(folder, 'board.css'), style)) written++;
  }
  const fonts = join(root, 'assets/fonts');
  await mkdir(fonts, { recursive: true });
  for (const { name } of FACES.flatMap(fontFiles)) {
    await copyFile(join(root, 'media/fonts', name), join(fonts, name));
  }
  return written;
}

/** Removes the boards of brands that the catalog no longer has. */
async function removeOthers(styles: string, current: ReadonlySet<string>): Promise<void> {
  const folders = await readdir(styles, { withFileTypes: true }).catch(() => []);
  for (const folder of folders) {
    if (folder.isDirectory() && !current.has(folder.name))
      await rm(join(styles, folder.name), { recursive: true });
  }
}
