import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_GZIP_BYTES, MAX_START_RATIO } from '../../scripts/size/budget.ts';
import { bundleWorker, type BundledFile } from '../../scripts/size/bundle-worker.ts';
import { startUpTime } from '../../scripts/size/start-up-time.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'worker-size-'));
let files: readonly BundledFile[];

beforeAll(() => {
  files = bundleWorker(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the Worker stays within the size that it may have', () => {
  const total = files.reduce((sum, { gzip }) => sum + gzip, 0);
  expect(total).toBeLessThan(MAX_GZIP_BYTES);
  expect(total).toBeGreaterThan(MAX_GZIP_BYTES / 2); // else the measure looks at the wrong files
});

test('the Worker carries no data that it can load', () => {
  expect(files.map(({ name }) => path.extname(name)).toSorted()).toEqual(['.js', '.wasm', '.wasm']);
});

test('the Worker starts within the time that it may take', () => {
  expect(startUpTime(folder, 3).ratio).toBeLessThan(MAX_START_RATIO);
});
