import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Makes a folder contain exactly these documents; leaves unchanged files untouched. Returns the number written. */
export async function writeDocuments(
  root: string,
  folder: string,
  documents: ReadonlyMap<string, string>,
): Promise<number> {
  for (const path of await filesBelow(root, folder)) {
    if (!documents.has(path)) await rm(join(root, path));
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

async function filesBelow(root: string, folder: string): Promise<readonly string[]> {
  const found = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(root.length + 1));
}
