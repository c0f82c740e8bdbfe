/**
 * `npm run hostile [-- --only WORD] [--share 0.1] [--score]`: reads the largest hostile page of each kind in a separate process
 * with a heap of 256 MB. Prints time, memory and remarks. Exit status 1 when a page exceeds the time limit or crashes
 * the process. With `--score` each page is also scored against a brand, with fixes and sheet. With `--workerd`, the bundled service fetches and reads the pages in the runtime of production with the
 * limits that a reading has there (in-workerd.ts), and beside each a plain page of its size; run `npm run build` before.
 * `--share` takes several shares: `1,0.3,0.1` makes 405 pages.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CPU_MS, HEAP_MB, readInWorkerd } from '../hostile/in-workerd.ts';
import { HOSTILE_KINDS } from '../hostile/kinds.ts';
import type { HostileReading } from '../hostile/read-hostile.ts';
import { prepareLocalPlatform, ROOT } from '../local-platform.ts';
import { bundleWorker } from '../size/bundle-worker.ts';

const NODE_HEAP_MB = 256; // twice the heap of an isolate, because Node needs more memory than workerd
const LONGEST = 10_000; // ms of CPU time for one reading
const MAX_SCORE_MS = 5000; // the same with its score
const BRAND = 'linear'; // states every part of an identity
const PATIENCE = 90_000; // ms until a process is killed, enough on a busy machine too

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    score: { type: 'boolean', default: false },
    workerd: { type: 'boolean', default: false },
  },
});
const kinds = HOSTILE_KINDS.filter(({ name }) => name.includes(values.only));
const shares = values.share.split(',').map(Number);
const failed = values.workerd
  ? await failuresInWorkerd()
  : shares.flatMap((share) => kinds.filter(({ name }) => !report(name, read(name, share)))).length;
const pages = kinds.length * shares.length;
console.log(`${pages - failed} of ${pages} hostile pages are within the limits.`);
process.exit(failed === 0 ? 0 : 1);

function read(name: string, share: number): HostileReading | string {
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    [
      `--max-old-space-size=${NODE_HEAP_MB}`,
      'scripts/hostile/read-hostile.ts',
      name,
      `${share}`,
      ...(values.score ? [BRAND] : []),
    ],
    { cwd: ROOT, encoding: 'utf8', timeout: PATIENCE, killSignal: 'SIGKILL' },
  );
  if (stdout !== '') return JSON.parse(stdout) as HostileReading;
  if (signal === 'SIGKILL') return 'timed out';
  return /heap out of memory/.test(stderr) ? 'out of memory' : (/^\w*Error.*/m.exec(stderr)?.[0] ?? 'ends');
}

/** Prints one line. Returns whether the reading was within the limits. */
function report(name: string, reading: HostileReading | string): boolean {
  const title = name.padEnd(46);
  if (typeof reading === 'string') {
    console.log(`${title} FAILS: ${reading}`);
    return false;
  }
  const { milliseconds, scoring, residentMb, elements, remarks } = reading;
  const within = milliseconds <= (values.score ? MAX_SCORE_MS : LONGEST);
  const ofScore = values.score ? `, score ${scoring}`.padStart(13) : '';
  const cost =
    `${milliseconds} ms${ofScore}`.padStart(9) + `${residentMb} MB`.padStart(8) + `${elements}`.padStart(8);
  console.log(`${title} ${cost} elements  ${within ? '' : 'TOO SLOW '}${[...new Set(remarks)].join(' ')}`);
  return within;
}

/** Prints a line for each kind. Returns how many exceed the limits of a reading in the runtime of production. */
async function failuresInWorkerd(): Promise<number> {
  Object.assign(process.env, prepareLocalPlatform());
  const bundle = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  bundleWorker(bundle);
  let failures = 0;
  for (const share of shares) {
    await readInWorkerd({ bundle }, kinds, share, ({ kind, status, cpu, plain }) => {
      const fault = status === 0 ? `EXCEEDS ${HEAP_MB} MB` : cpu > CPU_MS ? `EXCEEDS ${CPU_MS} ms` : '';
      if (fault !== '') failures++;
      const cost = `${cpu} ms`.padStart(9) + `${plain} ms`.padStart(9) + (cpu / plain).toFixed(1).padStart(6);
      console.log(`${kind.padEnd(46)} ${share} status ${status} ${cost}  ${fault}`);
    });
  }
  rmSync(bundle, { recursive: true });
  return failures;
}
