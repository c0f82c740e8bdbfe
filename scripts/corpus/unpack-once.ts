import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Folder `name` of `cache` with the files of an archive, without their top folder. On first use, `download` writes the
 * archive to a folder and returns its path.
 */
export function unpackOnce(name: string, cache: string, download: (folder: string) => string): string {
  const folder = path.join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, '.unpack-'));
  const archive = download(work);
  const files = path.join(work, 'files');
  mkdirSync(files);
  // Warnings about headers that tar does not know are no news; an error carries them.
  execFileSync('tar', ['xzf', archive, '-C', files, '--strip-components=1'], { stdio: 'pipe' });
  renameSync(files, folder); // last, so that an existing folder is always complete
  rmSync(work, { recursive: true });
  return folder;
}
