import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { commitIn, filesOfCommit, mirrorOf } from './commit-files.ts';
import type { RepositoryPage } from './entry.ts';
import { filesOfFolder, type SiteFiles } from './site-files.ts';
import { unpackOnce } from './unpack-once.ts';

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
  return unpackOnce(`${repo.replace('/', '+')}-${commit}`, cache, (folder) => {
    const archive = path.join(folder, 'archive.tar.gz');
    const address = `https://codeload.github.com/${repo}/tar.gz/${commit}`;
    execFileSync('curl', ['--fail', '--silent', '--show-error', '--location', '--output', archive, address]);
    return archive;
  });
}
