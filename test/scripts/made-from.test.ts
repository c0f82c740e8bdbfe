import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMade, recordMade } from '../../scripts/bundle/made-from.ts';

/** Milliseconds since 1970, and seconds as the file system counts them. */
const AT = 1_800_000_000_000;
const [BEFORE, AFTER] = [AT / 1000 - 1, AT / 1000 + 1];

let root: string;
let record: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'made-'));
  record = path.join(root, 'record.json');
  mkdirSync(path.join(root, 'node_modules'));
  mkdirSync(path.join(root, 'scripts/bundle'), { recursive: true });
  for (const name of ['made-from', 'modules', 'tables']) write(`scripts/bundle/${name}.ts`, BEFORE);
  for (const file of ['source.ts', 'bundle.mjs', 'node_modules/.package-lock.json']) write(file, BEFORE);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, time: number): void {
  writeFileSync(path.join(root, file), '');
  utimesSync(path.join(root, file), time, time);
}

const made = { at: AT, from: ['source.ts'], files: ['bundle.mjs'] };

test('a bundle that is newer than its sources need not be made again', () => {
  expect(isMade(root, record)).toBe(false);
  recordMade(record, made);
  expect(isMade(root, record)).toBe(true);
});

test.each(['source.ts', 'scripts/bundle/tables.ts', 'node_modules/.package-lock.json'])(
  'after a change of %s it is made again',
  (file) => {
    recordMade(record, made);
    write(file, AFTER);
    expect(isMade(root, record)).toBe(false);
  },
);

test.each(['source.ts', 'bundle.mjs'])('it is made again where %s is gone', (file) => {
  recordMade(record, made);
  rmSync(path.join(root, file));
  expect(isMade(root, record)).toBe(false);
});
