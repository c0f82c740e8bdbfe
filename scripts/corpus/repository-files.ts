import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commitIn, filesOfCommit, mirrorOf } from './commit-files.ts';
import type { RepositoryPage } from './entry.ts';
import { filesOfFolder, type SiteFiles } from './site-files.ts';

/** The files of a repository at a commit: from its mirror, or else from the public archive of the commit. */
export function repositoryFiles(
  { repo, commit }: Pick<RepositoryPage, 'repo' | 'commit'>,
  { packages, mirrors }: { readonly packages: string; readonly mirrors: string | null },
): SiteFiles {
  const mirror = mirrors === null ? null : mirrorOf(repo, mirrors);
  if (mirror !== null && commitIn(mirror, commit) !== null) return filesOfCommit(mirror, commit);
  return filesOfFolder(archiveFolder(repo, commit, packages));
}

/** Folder of the unpacked archive in `cache`; downloads it on first use. */
function archiveFolder(repo: string, commit: string, cache: string): string {
  const folder = path.join(cache, `${repo.replace('/', '+')}-${commit}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, '.unpack-'));
  const archive = path.join(work, 'archive.tar.gz');
  const address = `https://codeload.github.com/${repo}/tar.gz/${commit}`;
  execFileSync('curl', ['--fail', '--silent', '--show-error', '--location', '--output', archive, address]);
  const files = path.join(work, 'files');
  mkdirSync(files);
  execFileSync('tar', ['xzf', archive, '-C', files, '--strip-components=1']);
  renameSync(files, folder); // last, so that an existing folder is always complete
  rmSync(work, { recursive: true });
  return folder;
}
