import { cpSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files above this (videos, archives) are left out of the corpus. */
const MAX_BYTES = 2.5e6;
/** What may name further files. */
const READ_ON = new Set(['.css', '.js', '.mjs', '.svg', '.html']);
/** Quoted strings, url(...) and srcset candidates: whatever lies between two delimiters. */
const NAMES = /[^\s"'`()<>{};,=\\]{3,200}/g;

/**
 * Copies what a text names and what those files name in turn, from `root` to the same places below `out`.
 * Words that happen to be files count as references, so it brings more than a browser would load; what
 * is missing are big files, other pages, and names that scripts put together.
 * @param folder where the text stands, relative to `root`; scripts name files relative to it.
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
