import { accessSync, constants } from 'node:fs';
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

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
