/**
 * `npm run size`: what the bundled Worker weighs and how long it takes to start; with `--parts` also what each folder
 * and package weighs. Run `npm run build` before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_GZIP_BYTES, MAX_START_RATIO, MAX_STARTED_GZIP_BYTES } from '../size/budget.ts';
import { ROOT } from '../local-platform.ts';
import { bundleWorker, type BundledFile } from '../size/bundle-worker.ts';
import { partsOfBundle } from '../size/parts.ts';
import { startUpTime } from '../size/start-up-time.ts';
import { startedModules } from '../size/started-modules.ts';

/** Modules that are listed. */
const LARGEST = 12;
/** Starts, of which the shortest counts. */
const ROUNDS = 9;

const folder = mkdtempSync(path.join(tmpdir(), 'worker-size-'));
const files = bundleWorker(folder);
const started = startedModules(folder);
const startedBytes = bytesOf(files.filter(({ name }) => started.includes(name)));
const total = bytesOf(files);
const { milliseconds, ratio } = startUpTime(folder, ROUNDS);
rmSync(folder, { recursive: true });

for (const { name, bytes, gzip } of files.slice(0, LARGEST))
  console.log(`${kilobytes(bytes)}, ${kilobytes(gzip)} gzip: ${name}`);
console.log(`${kilobytes(total)} gzip of ${kilobytes(MAX_GZIP_BYTES)}: all ${files.length} modules`);
console.log(
  `${kilobytes(startedBytes)} gzip of ${kilobytes(MAX_STARTED_GZIP_BYTES)}: the ${started.length} modules of a start`,
);
console.log(
  `${milliseconds.toFixed(0)} ms CPU to start, ${ratio.toFixed(1)} times the reference work of ${MAX_START_RATIO}`,
);
if (process.argv.includes('--parts')) {
  for (const { name, gzip } of await partsOfBundle(ROOT)) console.log(`${kilobytes(gzip)} gzip: ${name}`);
}
process.exitCode =
  total > MAX_GZIP_BYTES || startedBytes > MAX_STARTED_GZIP_BYTES || ratio > MAX_START_RATIO ? 1 : 0;

function bytesOf(modules: readonly BundledFile[]): number {
  return modules.reduce((sum, { gzip }) => sum + gzip, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
