import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { PackageVersion } from './entry.ts';
import { unpackOnce } from './unpack-once.ts';

const MAX_ANSWER = 64 * 2 ** 20; // bytes; npm lists every file of the package

/** Folder of the unpacked package in `cache`; downloads it with npm on first use. */
export function packageFolder({ npm, version }: PackageVersion, cache: string): string {
  return unpackOnce(`${npm.replace('@', '').replace('/', '-')}-${version}`, cache, (folder) => {
    const packed = execFileSync(
      'npm',
      ['pack', `${npm}@${version}`, '--json', '--loglevel=error', '--pack-destination', folder],
      { maxBuffer: MAX_ANSWER },
    );
    const [{ filename }] = JSON.parse(packed.toString()) as [{ filename: string }];
    return path.join(folder, filename);
  });
}
