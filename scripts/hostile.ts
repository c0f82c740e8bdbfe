/**
 * `npm run hostile [-- --only WORD] [--share 0.1]`: reads the largest hostile page of each kind in a separate process
 * with a heap of 256 MB. Prints time, memory and remarks. Exit status 1 when a page exceeds the time limit or crashes
 * the process.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { HOSTILE_KINDS } from './hostile/kinds.ts';
import type { HostileReading } from './hostile/read-hostile.ts';
import { ROOT } from './local-platform.ts';

const HEAP_MB = 256; // twice the heap of an isolate, because Node needs more memory than workerd
const LONGEST = 10_000; // ms of CPU time for one reading
const PATIENCE = 90_000; // ms until a process is killed, enough on a busy machine too

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, share: { type: 'string', default: '1' } },
});
const kinds = HOSTILE_KINDS.filter(({ name }) => name.includes(values.only));
const failed = kinds.filter(({ name }) => !report(name, read(name)));
console.log(
  `${kinds.length - failed.length} of ${kinds.length} kinds of hostile page are within the limits.`,
);
process.exit(failed.length === 0 ? 0 : 1);

function read(name: string): HostileReading | string {
  const { stdout, stderr, signal } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, 'scripts/hostile/read-hostile.ts', name, values.share],
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
  const { milliseconds, residentMb, elements, remarks } = reading;
  const within = milliseconds <= LONGEST;
  const cost = `${milliseconds} ms`.padStart(9) + `${residentMb} MB`.padStart(8) + `${elements}`.padStart(8);
  console.log(`${title} ${cost} elements  ${within ? '' : 'TOO SLOW '}${[...new Set(remarks)].join(' ')}`);
  return within;
}
