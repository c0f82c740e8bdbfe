import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';

/** A file of the bundle as it is uploaded. */
export interface BundledFile {
  readonly name: string;
  readonly bytes: number;
  readonly gzip: number;
}

/**
 * Bundles a Worker as `wrangler deploy` does, without an upload.
 * @param folder absolute path that receives the bundle
 */
export function bundleWorker(folder: string, config = 'wrangler.toml'): readonly BundledFile[] {
  const args = ['deploy', '--dry-run', '--env', '', '--config', config, '--outdir', folder];
  execFileSync(path.join(ROOT, 'node_modules/.bin/wrangler'), args, {
    cwd: ROOT,
    env: prepareLocalPlatform(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return bundledFiles(folder);
}

/** The files of a bundle, the largest first. */
export function bundledFiles(folder: string): readonly BundledFile[] {
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.map') && !name.endsWith('.md'))
    .map((name) => {
      const content = readFileSync(path.join(folder, name));
      return {
        name: name.replace(/^[0-9a-f]{40}-/, ''),
        bytes: content.length,
        gzip: gzipSync(content).length,
      };
    })
    .toSorted((a, b) => b.gzip - a.gzip);
}
