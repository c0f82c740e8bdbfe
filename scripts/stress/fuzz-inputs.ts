/**
 * `npm run fuzz-inputs -- [--count 20000] [--seed 1]`: small random pages, stylesheets, bodies of requests and addresses
 * through the reading of a page and every operation, in a thread with time and memory limits. A fault is an input that
 * hangs, throws, has two answers, an answer that its schema refuses, a box that is not finite, or takes more CPU time
 * than its size allows. `--seed N --count 1` repeats one. Run `npm run build` and `npm run build-cli` before.
 */
import { parseArgs } from 'node:util';
import { GuardedThread } from '../fuzz/guarded-thread.ts';
import { type Finding, faultOfTime, INPUT_LIMITS } from '../fuzz/finding.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const thread = new GuardedThread<number, Finding>('inputs-worker.ts', INPUT_LIMITS);
const [first, count] = [Number(values.seed), Number(values.count)];
const tried = new Map<string, { inputs: number; answered: number; slowest: number }>();
const start = performance.now();
let faults = 0;
for (let seed = first; seed < first + count; seed++) {
  const fault = await faultOf(seed);
  if (fault === null) continue;
  faults++;
  console.log(`seed ${seed}: ${fault}`);
}
await thread.stop();
const minutes = (performance.now() - start) / 60_000;
console.log('inputs  answered  slowest ms  reader');
for (const [reader, { inputs, answered, slowest }] of [...tried].toSorted(
  ([, a], [, b]) => b.inputs - a.inputs,
))
  console.log([inputs, answered, slowest.toFixed(0), reader].join('\t'));
console.log(`${count} inputs in ${minutes.toFixed(1)} minutes, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);

async function faultOf(seed: number): Promise<string | null> {
  const finding = await thread.ask(seed);
  if ('ended' in finding) return finding.ended;
  note(finding);
  if (finding.fault !== null) return `${finding.reader}: ${finding.fault}`;
  if (faultOfTime(finding) === null) return null;
  // Garbage that others left may have been collected meanwhile.
  const again = await thread.ask(seed);
  return 'ended' in again ? again.ended : faultOfTime(again);
}

function note({ reader, answered, ms }: Finding): void {
  const before = tried.get(reader) ?? { inputs: 0, answered: 0, slowest: 0 };
  tried.set(reader, {
    inputs: before.inputs + 1,
    answered: before.answered + Number(answered),
    slowest: Math.max(before.slowest, ms),
  });
}
