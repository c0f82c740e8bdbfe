import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';

const CACHE = path.join(ROOT, '.cache/sources');
const MIRRORS = process.env['SOURCE_MIRRORS'] ?? CACHE;
const MAX_BYTES = 64 * 1024 * 1024; // of one file

/** Text of a file of a public GitHub repository at a commit. The repository is cloned on first use. */
export function fileAt(repository: string, commit: string, file: string): string {
  const folder = path.join(MIRRORS, repository.replace('/', '+'));
  if (!existsSync(folder)) {
    execFileSync('git', ['clone', '--bare', '--quiet', `https://github.com/${repository}`, folder]);
  }
  const git = existsSync(path.join(folder, 'repo')) ? path.join(folder, 'repo') : folder;
  return execFileSync('git', ['-C', git, 'show', `${commit}:${file}`], {
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
}

/** Folder of an unpacked npm package at an exact version. It is downloaded on first use. */
export function packageFolder(ref: string): string {
  const folder = path.join(CACHE, 'npm', ref);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const tarball = execFileSync(
    'npm',
    ['pack', ref, '--silent', '--ignore-scripts', '--pack-destination', CACHE],
    { encoding: 'utf8' },
  ).trim();
  execFileSync('tar', ['xzf', path.join(CACHE, tarball), '-C', folder, '--strip-components=1']);
  rmSync(path.join(CACHE, tarball));
  return folder;
}
