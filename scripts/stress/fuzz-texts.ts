/**
 * `npm run fuzz-texts -- [--count 20000] [--seed 1]`: gives random texts to search, brief, compose and contract. A
 * fault is a text that throws, is answered in two ways, or takes more than a bound that grows with its length. With
 * `--units 30000` it fills texts of so many characters, on pages and in briefs, with one unit each; a fault is one for which
 * the time grows faster than the length.
 */
import { parseArgs } from 'node:util';
import { mutateText } from '../fuzz/mutate-text.ts';
import { UNIT_CASES, unitFault } from '../hostile/repeated-units.ts';
import { randomFrom } from '../fuzz/random.ts';
import { msOf } from '../fuzz/ms-of.ts';
import { mostMs, TEXT_READERS, textFault } from '../fuzz/text-reader.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    units: { type: 'string' },
  },
});
if (values.units !== undefined) process.exit(faultsOfUnits(Number(values.units)) === 0 ? 0 : 1);
const readers = Object.entries(TEXT_READERS);
for (const [, read] of readers) textFault(read, 'warm cream', 0); // loads tables and the network
const slowest = new Map(readers.map(([name]) => [name, 0]));
const start = performance.now();
const [first, count] = [Number(values.seed), Number(values.count)];
let faults = 0;
for (let seed = first; seed < first + count; seed++) {
  const [name, read] = readers[seed % readers.length] ?? ['', () => null];
  const text = mutateText(randomFrom(seed));
  const ms = msOf(() => {
    const fault = textFault(read, text, seed);
    if (fault === null) return;
    faults++;
    console.log(`seed ${seed}, ${name}: ${fault}`);
  });
  slowest.set(name, Math.max(slowest.get(name) ?? 0, ms));
  if (ms <= mostMs(text)) continue;
  faults++;
  console.log(`seed ${seed}, ${name}: ${ms.toFixed(0)} ms for ${text.length} characters`);
}
const seconds = (performance.now() - start) / 1000;
const worst = [...slowest].map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`).join(', ');
console.log(`${count} texts in ${seconds.toFixed(0)} s, ${faults} faults; slowest: ${worst}`);
process.exitCode = faults === 0 ? 0 : 1;

function faultsOfUnits(characters: number): number {
  let faults = 0;
  for (const [place, unit] of UNIT_CASES) {
    const fault = unitFault(place, unit, characters);
    if (fault === null) continue;
    faults++;
    console.log(`${place}, ${JSON.stringify(unit)}: ${fault}`);
  }
  console.log(`${UNIT_CASES.length} units in places, ${faults} faults`);
  return faults;
}
