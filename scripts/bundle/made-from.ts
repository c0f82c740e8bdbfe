import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** When and from what a bundle was made. */
export interface Made {
  /** Milliseconds since 1970, before the first file was read. */
  readonly at: number;
  /** Paths from the folder of the project. */
  readonly from: readonly string[];
  readonly files: readonly string[];
}

/** Versions of the packages, whose own files have the times of their makers, and how the bundle is made. */
const ALSO_FROM = [
  'node_modules/.package-lock.json',
  'scripts/bundle/made-from.ts',
  'scripts/bundle/modules.ts',
  'scripts/bundle/tables.ts',
];

/** Whether a bundle is newer than all it was made from. @param record absolute path of a file of `recordMade` */
export function isMade(root: string, record: string): boolean {
  try {
    const { at, from, files } = JSON.parse(readFileSync(record, 'utf8')) as Made;
    const isOlder = (file: string) => statSync(path.join(root, file)).mtimeMs < at;
    return files.every((file) => existsSync(path.join(root, file))) && [...from, ...ALSO_FROM].every(isOlder);
  } catch {
    return false; // there is no record, or a file is gone
  }
}

export function recordMade(record: string, made: Made): void {
  const part = `${record}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(made));
  renameSync(part, record);
}
