import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { referencedFile, type SiteFiles } from './site-files.ts';

/** Bytes; larger files (videos, archives) are left out of the corpus. */
const MAX_BYTES = 2.5e6;
/** Types of files that may reference further files. */
const READ_ON = new Set(['.css', '.js', '.mjs', '.svg', '.html']);
/** Text between delimiters: quoted strings, url(...) and srcset candidates. */
const NAMES = /[^\s"'`()<>{};,=\\]{3,200}/g;
/** Names with spaces, in quotes or in url(...). */
const QUOTED = /"([^"\n]{3,200})"|'([^'\n]{3,200})'|url\(([^)"'\n]{3,200})\)/g;

/**
 * Copies the files that a text references, recursively, from `site` to the same paths in `out`.
 * Any word that is a file name counts as a reference, so it copies more than a browser would load. It does not copy
 * large files, other pages, and files whose names scripts compute.
 * @param folder folder of the text relative to the site; references of scripts are relative to it
 */
export function copyReferenced(text: string, folder: string, site: SiteFiles, out: string): void {
  const seen = new Set<string>();
  const queue = [{ text, folders: [folder] }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const file of filesNamed(next.text, next.folders, site)) {
      if (seen.has(file)) continue;
      seen.add(file);
      const bytes = site.read(file);
      const copy = path.join(out, file);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, bytes);
      if (!READ_ON.has(path.extname(file).toLowerCase())) continue;
      queue.push({ text: bytes.toString('latin1'), folders: [path.dirname(file), folder] });
    }
  }
}

function filesNamed(text: string, folders: readonly string[], site: SiteFiles): Set<string> {
  const found = new Set<string>();
  for (const name of namesIn(text)) {
    const bare = name.replace(/[?#].*$/, '');
    if (!/\.\w{2,5}$/.test(bare) || bare.includes('://')) continue;
    for (const folder of folders) {
      const file = referencedFile(name, folder);
      if (!file.startsWith('..') && !/\.html?$/.test(file) && isSmall(site.size(file))) found.add(file);
    }
  }
  return found;
}

function* namesIn(text: string): Iterable<string> {
  for (const [name] of text.matchAll(NAMES)) yield name;
  for (const [, double, single, bare] of text.matchAll(QUOTED)) {
    const name = (double ?? single ?? bare ?? '').trim();
    if (name.includes(' ')) yield name;
  }
}

const isSmall = (size: number | null) => size !== null && size <= MAX_BYTES;
