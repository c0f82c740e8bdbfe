import { mean, slope } from './figures.ts';
import { browsersAmong, startedProcesses, type Process } from '../../scripts/processes.ts';

/** Memory of the service after `pages` readings, in MB (2^20 bytes). */
export interface MemorySample {
  readonly pages: number;
  readonly workerd: number;
  readonly chromium: number;
  /** Number of Chromium processes. */
  readonly processes: number;
}

/** Mean memory in MB over the first hundred pages, during which caches fill, and over the rest. */
export interface Growth {
  readonly first: number;
  readonly rest: number;
  /** MB per 100 pages: slope of the least-squares line through the samples of the rest. */
  readonly slope: number;
  /** Standard deviation of those samples from the line, MB. A smaller slope is not significant. */
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

/** Null with fewer than two samples in either part. */
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
