/**
 * `npm test`: builds the catalog and the command line tool, and runs all tests. Extra arguments are passed to vitest. Tests that start whole
 * Workers or browsers mostly wait, so they run at the same time as the others, each kind in a process of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { bundleWorker } from '../size/bundle-worker.ts';

/** Parallel runs of vitest: projects of vitest.config.ts, the file of their results, and options of vitest. */
const RUNS = {
  // Two threads at low priority: they take what the other runs leave, and both cores at the end. The others have one test
  // at a time, which takes as long as they let it.
  node: { project: 'node', results: '.cache/test-results.json', options: ['--maxWorkers=2'], nice: 5 },
  service: { project: 'service', results: '.cache/test-results-service.json', options: [], nice: 0 },
  // Reads nothing that is built, so it need not wait for the build, which keeps one core busy.
  browser: { project: 'browser', results: '.cache/test-results-browser.json', options: [], nice: 0 },
  worker: { project: 'worker', results: '.cache/test-results-worker.json', options: [], nice: 0 },
} as const;
type Run = (typeof RUNS)[keyof typeof RUNS];

/** Of the message of a failed test that is repeated at the end. */
const MESSAGE_LINES = 6;

process.chdir(ROOT);
// Miniflare copies its whole configuration for each of these certificates, and no test leaves this machine.
const { NODE_EXTRA_CA_CERTS: _, ...platform } = prepareLocalPlatform();
/** The processes of all runs load mostly the same modules, and compile each once. */
process.env['NODE_COMPILE_CACHE'] = path.join(ROOT, '.cache/compiled');
const env = { ...platform, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], WRANGLER_LOG: 'error' };
let browser: Running | undefined; // ends with the build
const built = build();
// Tests of two runs start the render Worker. To bundle it at each start takes 2 s of CPU time.
bundleWorker(path.join(ROOT, '.cache/test-render'), 'render/wrangler.toml');
browser = startVitest(RUNS.browser, 'pipe');
const others = built.then(
  () => [startVitest(RUNS.node, 'inherit'), startVitest(RUNS.service, 'pipe')] as const,
);
printAfter(others.then(allEnded), browser.child);
const [node, service] = await others;
printAfter(node.ended, service.child);
await browser.ended; // one more run would only take the time of the others
const worker = startVitest(RUNS.worker, 'pipe');
printAfter(allEnded([node, service]), worker.child);
const statuses = await allEnded([node, service, browser, worker]);

const reports = Object.values(RUNS).map(
  ({ results }) => JSON.parse(readFileSync(results, 'utf8')) as Results,
);
const [passed, failed, skipped] = totals(reports);
for (const report of reports) printFailures(report);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
const isEmpty = passed + failed + skipped === 0;
if (isEmpty) console.log('No test matches the arguments.');
process.exit(isEmpty ? 1 : Math.max(...statuses));

interface Running {
  readonly child: ChildProcess;
  /** The exit status, 1 after a signal. */
  readonly ended: Promise<number>;
}

function allEnded(runs: readonly Running[]): Promise<number[]> {
  return Promise.all(runs.map(({ ended }) => ended));
}

/** Builds what the tests read. Ends this process when that fails. */
async function build(): Promise<void> {
  for (const script of ['scripts/build/build-catalog.ts', 'scripts/build/build-cli.ts']) {
    const status = await endOf(spawn('node', [script], { stdio: 'inherit', env }));
    if (status === 0) continue;
    browser?.child.kill();
    process.exit(status);
  }
}

function startVitest({ project, results, options, nice }: Run, output: 'inherit' | 'pipe'): Running {
  rmSync(results, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const args = [
    'run',
    '--passWithNoTests',
    `--project=${project}`,
    ...reporters,
    ...options,
    ...process.argv.slice(2),
  ];
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn('vitest', args, { stdio: ['ignore', output, output], env: { ...color, ...env } });
  if (nice > 0 && child.pid !== undefined) setPriority(child.pid, getPriority() + nice);
  return { child, ended: endOf(child) };
}

function endOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** Holds the output of a run until those before it have ended, so that their lines do not mix. */
function printAfter(others: Promise<unknown>, { stdout, stderr }: ChildProcess): void {
  const held: Buffer[] = [];
  let isHeld = true;
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => (isHeld ? held.push(chunk) : process.stdout.write(chunk)));
  }
  void others.finally(() => {
    isHeld = false;
    for (const chunk of held) process.stdout.write(chunk);
  });
}

/** Repeats at the end, where they are seen, the files and tests that failed, each with the start of its message. */
function printFailures({ testResults }: Results): void {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(ROOT, name);
    const failures = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failures) {
      console.log(`Failed: ${file}: ${fullName}\n${indented(failureMessages.join('\n'))}`);
    }
    if (status === 'failed' && failures.length === 0) console.log(`Failed: ${file}\n${indented(message)}`);
  }
}

function indented(message: string): string {
  return message
    .split('\n')
    .slice(0, MESSAGE_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** Numbers of tests that passed, failed and were skipped. */
function totals(all: readonly Results[]): [passed: number, failed: number, skipped: number] {
  const sum = (field: 'numPassedTests' | 'numFailedTests' | 'numPendingTests') =>
    all.reduce((total, results) => total + results[field], 0);
  return [sum('numPassedTests'), sum('numFailedTests'), sum('numPendingTests')];
}

/** The JSON report of vitest. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: 'passed' | 'failed';
    /** Why the file could not be run; empty if it could. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
