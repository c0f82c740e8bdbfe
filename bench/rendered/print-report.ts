import { availableParallelism } from 'node:os';
import type { LeftOpen } from '../../test/render/browsers.ts';
import type { ColdStarts } from './cold-starts.ts';
import { quantile } from './figures.ts';
import { growthOf } from './memory.ts';
import type { Rounds } from './rounds.ts';
import { STEPS, type Reading } from './service.ts';

/** Everything that was measured. */
export interface RenderReport {
  readonly pages: number;
  /** Mean number of processes that wanted to run, of the last minute, before the rounds and after them. */
  readonly load: readonly [before: number, after: number];
  readonly starts: ColdStarts;
  readonly rounds: Rounds;
  /** In the browsers once all was read; and browsers once the service was closed. */
  readonly left: LeftOpen & { readonly browsers: number };
}

export function printReport({ pages, load, starts, rounds, left }: RenderReport): void {
  const { readings, failures, started } = rounds;
  console.log(`${readings.length} readings of ${pages} pages, milliseconds`);
  console.log(
    `${availableParallelism()} cores, load average ${load.map((each) => each.toFixed(1)).join(' to ')}`,
  );
  console.log(`${''.padEnd(10)}${['p50', 'p90', 'max'].map((name) => name.padStart(8)).join('')}`);
  for (const step of STEPS) console.log(row(step, readings, step));
  for (const failure of failures) console.log(`not rendered: ${failure}`);

  console.log(`\nbrowsers started ${started}, reused ${readings.length + failures.length - started}`);
  console.log(
    'one page, first of all / in a new browser / in one that waits: until an empty page, and in whole',
  );
  const median = (step: keyof Reading) =>
    [[starts.first], starts.cold, starts.warm].map((list) =>
      quantile(
        list.map((each) => each[step]),
        0.5,
      ),
    );
  for (const step of ['browser', 'whole'] as const) console.log(`${step.padEnd(10)}${columns(median(step))}`);

  printMemory(rounds);
  const { pages: tabs, contexts, browsers } = left;
  console.log(`left open: ${tabs} pages, ${contexts} contexts; after the end ${browsers} browsers`);
}

function row(name: string, readings: readonly Reading[], step: keyof Reading): string {
  const times = readings.map((reading) => reading[step]);
  return `${name.padEnd(10)}${columns([0.5, 0.9, 1].map((share) => quantile(times, share)))}`;
}

function columns(figures: readonly number[]): string {
  return figures.map((figure) => figure.toFixed(0).padStart(8)).join('');
}

function printMemory({ memory }: Rounds): void {
  console.log('\nmemory, MB, after so many readings');
  console.log(`readings  ${columns(memory.map(({ pages }) => pages))}`);
  for (const part of ['workerd', 'chromium', 'processes'] as const) {
    console.log(`${part.padEnd(10)}${columns(memory.map((sample) => sample[part]))}`);
  }
  for (const part of ['workerd', 'chromium'] as const) {
    const growth = growthOf(memory, part);
    if (growth === null) continue;
    const [first, rest, slope, noise] = [growth.first, growth.rest, growth.slope, growth.noise].map((mb) =>
      mb.toFixed(1),
    );
    console.log(
      `${part}: ${first} in the first hundred, then ${rest}, growing ${slope} a hundred ± ${noise}`,
    );
  }
}
