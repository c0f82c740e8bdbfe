import { mean, slope } from './figures.ts';
import { browsersAmong, startedProcesses, type Process } from '../../scripts/processes.ts';

/** What the service holds after so many pages, MB (2^20 bytes). */
export interface MemorySample {
  readonly pages: number;
  readonly workerd: number;
  readonly chromium: number;
  /** Of Chromium. */
  readonly processes: number;
}

/** Growth from the first hundred pages, in which caches fill, to the rest; both in MB. */
export interface Growth {
  readonly first: number;
  readonly rest: number;
  /** MB for 100 further pages, of the line through the samples of the rest. */
  readonly slope: number;
  /** Standard deviation of those samples around that line: growth below it says nothing. */
  readonly noise: number;
}

const MB = 2 ** 20;
const WARM_UP = 100;

export function sampleMemory(pages: number): MemorySample {
  const ours = startedProcesses();
  const chromium = browsersAmong(ours).flatMap((browser) => [browser, ...startedProcesses(browser.pid)]);
  const workerd = ours.filter(({ command }) => /(^|\/)workerd$/.test(command.split(' ', 1)[0] ?? ''));
  return {
    pages,
    workerd: memoryOf(workerd) / MB,
    chromium: memoryOf(chromium) / MB,
    processes: chromium.length,
  };
}

function memoryOf(processes: readonly Process[]): number {
  return processes.reduce((total, { memory }) => total + memory, 0);
}

/** Null without two samples on either side. */
export function growthOf(samples: readonly MemorySample[], part: 'workerd' | 'chromium'): Growth | null {
  const first = samples.filter(({ pages }) => pages <= WARM_UP).map((sample) => sample[part]);
  const rest = samples.filter(({ pages }) => pages > WARM_UP);
  if (first.length < 2 || rest.length < 2) return null;
  const points = rest.map((sample) => [sample.pages, sample[part]] as const);
  const byPage = slope(points);
  const middle = mean(points.map(([pages]) => pages));
  const level = mean(points.map(([, held]) => held));
  const apart = points.map(([pages, held]) => (held - level - byPage * (pages - middle)) ** 2);
  return { first: mean(first), rest: level, slope: 100 * byPage, noise: Math.sqrt(mean(apart)) };
}
