import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteFiles } from './site-files.ts';

const MAX_LIST = 256 * 2 ** 20; // bytes; the list of a commit of 200,000 files

/** Git directory of `owner/name` in a folder of mirrors (`owner+name/repo`, with or without a work tree), or null. */
export function mirrorOf(repo: string, mirrors: string): string | null {
  const clone = path.join(mirrors, repo.replace('/', '+'), 'repo');
  const found = [path.join(clone, '.git'), clone].find((folder) => existsSync(path.join(folder, 'HEAD')));
  return found ?? null;
}

/** The full hash of a commit that the mirror has, or null. */
export function commitIn(mirror: string, commit: string): string | null {
  try {
    return git(mirror, ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])
      .toString()
      .trim();
  } catch {
    return null;
  }
}

/** The files of one commit, with their paths. Reading a file that the mirror lists but does not hold throws. */
export function filesOfCommit(
  mirror: string,
  commit: string,
): SiteFiles & { readonly paths: readonly string[] } {
  const sizes = new Map<string, number>();
  for (const line of git(mirror, ['ls-tree', '-r', '-l', '-z', commit]).toString().split('\0')) {
    const [, type, size, file] = /^\d+ (\w+) [0-9a-f]+ +([\d-]+)\t([\s\S]+)$/.exec(line) ?? [];
    if (type === 'blob' && file !== undefined && size !== '-') sizes.set(file, Number(size));
  }
  return {
    paths: [...sizes.keys()],
    size: (file) => sizes.get(path.posix.normalize(file)) ?? null,
    read: (file) => git(mirror, ['cat-file', 'blob', `${commit}:${path.posix.normalize(file)}`]),
  };
}

function git(mirror: string, args: readonly string[]): Buffer {
  return execFileSync('git', ['--git-dir', mirror, ...args], {
    maxBuffer: MAX_LIST,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
