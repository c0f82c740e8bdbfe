import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PackageVersion } from './entry.ts';

/** Folder of the unpacked package in `cache`; downloads it with npm on first use. */
export function packageFolder({ npm, version }: PackageVersion, cache: string): string {
  const folder = path.join(cache, `${npm.replace('@', '').replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, '.unpack-'));
  const packed = execFileSync('npm', [
    'pack',
    `${npm}@${version}`,
    '--json',
    '--loglevel=error',
    '--pack-destination',
    work,
  ]);
  const [{ filename }] = JSON.parse(packed.toString()) as [{ filename: string }];
  const files = path.join(work, 'files');
  mkdirSync(files);
  execFileSync('tar', ['xzf', path.join(work, filename), '-C', files, '--strip-components=1']);
  renameSync(files, folder); // last, so that an existing folder is always complete
  rmSync(work, { recursive: true });
  return folder;
}
