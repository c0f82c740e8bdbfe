import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a folder contain exactly these documents; leaves unchanged files untouched. Returns the number written. */
export async function writeDocuments(
  root: string,
  folder: string,
  documents: ReadonlyMap<string, string>,
): Promise<number> {
  const folders = new Set([...documents.keys()].flatMap(foldersOf));
  for (const { path, isFolder } of await below(root, folder)) {
    if (!(isFolder ? folders : documents).has(path))
      await rm(join(root, path), { recursive: true, force: true });
  }
  let written = 0;
  for (const [path, text] of documents) {
    if (await writeIfChanged(join(root, path), text)) written++;
  }
  return written;
}

/** Writes a file unless it already has this content. Returns whether it was written. */
export async function writeIfChanged(path: string, content: string | Uint8Array): Promise<boolean> {
  const before = await readFile(path).catch(() => null);
  if (before?.equals(Buffer.from(content))) return false;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return true;
}

/** The folders around a document: `api/styles` and `api` of `api/styles/a.json`. */
function foldersOf(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

async function below(root: string, folder: string) {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.map((one) => ({
    path: join(one.parentPath, one.name).slice(root.length + 1),
    isFolder: one.isDirectory(),
  }));
}
