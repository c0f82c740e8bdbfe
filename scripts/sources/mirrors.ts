import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../local-platform.ts';

const CACHE = path.join(ROOT, '.cache/sources');
const MIRRORS = process.env['SOURCE_MIRRORS'] ?? CACHE;
const MAX_BYTES = 64 * 1024 * 1024; // of one file

/** Text of a file of a public GitHub repository at a commit. The repository is cloned on first use. */
export function fileAt(repository: string, commit: string, file: string): string {
  return git(repository, 'show', `${commit}:${file}`);
}

/** Paths of the files under a folder of a repository at a commit; of all of them for an empty folder. */
export function filesUnder(repository: string, commit: string, folder: string): readonly string[] {
  const names = git(repository, 'ls-tree', '-r', '--name-only', commit).split('\n');
  return names.filter((name) => name !== '' && name.startsWith(folder));
}

function git(repository: string, ...command: readonly string[]): string {
  const folder = path.join(MIRRORS, repository.replace('/', '+'));
  if (!existsSync(folder)) {
    execFileSync('git', ['clone', '--bare', '--quiet', `https://github.com/${repository}`, folder]);
  }
  const inner = path.join(folder, 'repo');
  return execFileSync('git', ['-C', existsSync(inner) ? inner : folder, ...command], {
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
