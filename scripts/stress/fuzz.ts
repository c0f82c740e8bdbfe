/**
 * `npm run fuzz -- [--minutes 60] [--seed 1]`: reads randomly mutated real pages in a thread with time and memory
 * limits. A fault is a page that hangs, throws, has a non-finite box, or gives two different readings. Each fault is
 * shrunk and stored in test/fuzz/cases as a regression test. Exit status 1 when there was a fault.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mutate } from '../fuzz/mutate.ts';
import { randomFrom } from '../fuzz/random.ts';
import { TOO_LONG } from '../fuzz/guarded-thread.ts';
import { FuzzReader } from '../fuzz/reader.ts';
import { seedPages } from '../fuzz/seed-pages.ts';
import { shrink } from '../fuzz/shrink.ts';
import { ROOT } from '../local-platform.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const pages = seedPages();
const reader = new FuzzReader();
const faults = new Set<string>();
let seed = Number(values.seed);
const first = seed;
for (; Date.now() < end; seed += 1) {
  const random = randomFrom(seed);
  const html = mutate(random.pick(pages), random);
  const fault = await reader.fault(html);
  if (fault === null || faults.has(fault)) continue;
  if (fault === TOO_LONG && (await reader.fault(html)) === null) continue; // only slow because the machine was busy
  faults.add(fault);
  const small = await shrink(html, async (shorter) => (await reader.fault(shorter)) === fault);
  writeFileSync(path.join(ROOT, 'test/fuzz/cases', `${seed}.html`), small);
  console.log(`seed ${seed}: ${fault} (${small.length} characters)`);
}
await reader.stop();
console.log(`${seed - first} pages read, ${faults.size} different faults.`);
process.exit(faults.size === 0 ? 0 : 1);
