import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** An external program that the project needs. */
export interface Program {
  /** Name in messages. */
  readonly title: string;
  /** Environment variable with its path. */
  readonly variable: string;
  /** File names searched on the PATH; the first found is used. */
  readonly names: readonly string[];
  /** Further paths to search. */
  readonly elsewhere?: readonly string[];
  /** Debian package that contains it. */
  readonly debianPackage: string;
}

/** Path of a program: the value of its variable, else the installed one. Null when there is none. */
export function findProgram({ variable, names, elsewhere = [] }: Program): string | null {
  const named = process.env[variable];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} is ${named}, which is not an executable file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...elsewhere].find(isExecutable) ?? null;
}

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

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
