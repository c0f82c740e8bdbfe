import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram, type Program } from '../cli/engine/find-program.ts';

/**
 * Path of a program; installs it first if possible (Debian, as root).
 * @throws Error with instructions when the program is missing and cannot be installed
 */
export function ensureProgram(program: Program): string {
  const found = findProgram(program) ?? installed(program);
  if (found !== null) return found;
  const { title, variable, debianPackage } = program;
  throw new Error(
    `${title} was not found. Install it (on Debian: apt-get install ${debianPackage}) or set ${variable} to its path.`,
  );
}

function installed(program: Program): string | null {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null;
  const { title, debianPackage } = program;
  console.log(`${title} is missing: installing the Debian package ${debianPackage} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', debianPackage],
  ]) {
    spawnSync('apt-get', step, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
  return findProgram(program);
}
