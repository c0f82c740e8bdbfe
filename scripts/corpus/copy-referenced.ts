import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Bytes; larger files (videos, archives) are left out of the corpus. */
const MAX_BYTES = 2.5e6;
/** Types of files that may reference further files. */
const READ_ON = new Set(['.css', '.js', '.mjs', '.svg', '.html']);
/** Text between delimiters: quoted strings, url(...) and srcset candidates. */
const NAMES = /[^\s"'`()<>{};,=\\]{3,200}/g;

/**
 * Copies the files that a text references, recursively, from `root` to the same paths in `out`.
 * Any word that is a file name counts as a reference, so it copies more than a browser would load. It does not copy
 * large files, other pages, and files whose names scripts compute.
 * @param folder folder of the text relative to `root`; references of scripts are relative to it
 */
export function copyReferenced(text: string, folder: string, root: string, out: string): void {
  const seen = new Set<string>();
  const queue = [{ text, folders: [folder] }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const file of filesNamed(next.text, next.folders, root)) {
      if (seen.has(file)) continue;
      seen.add(file);
      const source = path.join(root, file);
      cpSync(source, path.join(out, file));
      if (!READ_ON.has(path.extname(file).toLowerCase())) continue;
      queue.push({ text: readFileSync(source, 'latin1'), folders: [path.dirname(file), folder] });
    }
  }
}

function filesNamed(text: string, folders: readonly string[], root: string): Set<string> {
  const found = new Set<string>();
  for (const [name] of text.matchAll(NAMES)) {
    const bare = name.replace(/[?#].*$/, '');
    if (!/\.\w{2,5}$/.test(bare) || bare.includes('://')) continue;
    for (const folder of folders) {
      const file = path.normalize(path.join(folder, decoded(bare)));
      if (!file.startsWith('..') && !/\.html?$/.test(file) && isSmallFile(path.join(root, file)))
        found.add(file);
    }
  }
  return found;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a stray % is part of the name
  }
}

function isSmallFile(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.isFile() && stats.size <= MAX_BYTES;
}
