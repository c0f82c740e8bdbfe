import { availableParallelism } from 'node:os';
import type { LeftOpen } from '../../test/render/browsers.ts';
import type { ColdStarts } from './cold-starts.ts';
import { quantile } from './figures.ts';
import { growthOf } from './memory.ts';
import type { Rounds } from './rounds.ts';
import { STEPS, type Reading } from './service.ts';

/** Results of the benchmark. */
export interface RenderReport {
  readonly pages: number;
  /** Load average of the last minute before and after the rounds. */
  readonly load: readonly [before: number, after: number];
  readonly starts: ColdStarts;
  readonly rounds: Rounds;
  /** Pages and contexts left open after the last reading, and browsers left after the service closed. */
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
  for (const failure of failures) console.log(`failed: ${failure}`);

  console.log(`\nbrowsers started ${started}, reused ${readings.length + failures.length - started}`);
  console.log('one page, median ms: after start of the Workers / in a new browser / in an idle browser');
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
  console.log(
    `left open: ${tabs} pages, ${contexts} contexts; after closing the service: ${browsers} browsers`,
  );
}

function row(name: string, readings: readonly Reading[], step: keyof Reading): string {
  const times = readings.map((reading) => reading[step]);
  return `${name.padEnd(10)}${columns([0.5, 0.9, 1].map((share) => quantile(times, share)))}`;
}

function columns(figures: readonly number[]): string {
  return figures.map((figure) => figure.toFixed(0).padStart(8)).join('');
}

function printMemory({ memory }: Rounds): void {
  console.log('\nmemory in MB, by number of readings');
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
      `${part}: ${first} MB over the first 100 readings, then ${rest} MB, growing ${slope} ± ${noise} MB per 100`,
    );
  }
}
