/** `npm test`: builds the catalog, then runs all tests. Extra arguments are passed to vitest. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { prepareLocalPlatform, ROOT } from './local-platform.ts';
import { run } from './run.ts';

const RESULTS = '.cache/test-results.json';

process.chdir(ROOT);
const env = prepareLocalPlatform();
run('node', ['scripts/build-catalog.ts'], env);

rmSync(RESULTS, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
const { status } = spawnSync('vitest', ['run', ...reporters, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});

const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(RESULTS, 'utf8')) as {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
};
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
process.exit(status ?? 1);
