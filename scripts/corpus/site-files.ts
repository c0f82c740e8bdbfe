import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files of one site, by paths relative to its root. */
export interface SiteFiles {
  /** Bytes of a file, or null where there is none. */
  size(file: string): number | null;
  read(file: string): Buffer;
}

/** The file that a reference in `folder` names, without query and fragment. Starts with `..` outside of the site. */
export function referencedFile(reference: string, folder: string): string {
  const bare = reference.replace(/[?#].*$/, '');
  const from = bare.startsWith('/') ? '.' : folder;
  return path.posix.join(from, decoded(bare)).replace(/^\/+/, '');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // a stray % is part of the name
  }
}

/** The files below a folder. */
export function filesOfFolder(root: string): SiteFiles {
  return {
    size(file) {
      const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
      return stats?.isFile() === true ? stats.size : null;
    },
    read: (file) => readFileSync(path.join(root, file)),
  };
}

/** The files below a folder of a site, as a site of its own. */
export function filesBelow(files: SiteFiles, folder: string): SiteFiles {
  if (folder === '.' || folder === '') return files;
  const inside = (file: string) => path.posix.join(folder, file);
  return { size: (file) => files.size(inside(file)), read: (file) => files.read(inside(file)) };
}
