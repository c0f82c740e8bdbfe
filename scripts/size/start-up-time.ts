import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { MAIN_MODULE } from './started-modules.ts';

/** CPU time of one start of the bundled Worker. */
export interface StartUpTime {
  /** Milliseconds on this machine, as busy as it is. */
  readonly milliseconds: number;
  /** The same as a multiple of a fixed piece of work in the same process, which says more on a busy machine. */
  readonly ratio: number;
}

/**
 * The start with the smallest ratio of several, each in a new process. It is measured in Node, which has the same
 * JavaScript engine as workerd and counts CPU time; `wrangler check startup` measures elapsed time.
 */
export function startUpTime(folder: string, rounds: number): StartUpTime {
  const module = path.join(import.meta.dirname, 'start-once.ts');
  const times = Array.from({ length: rounds }, () => {
    const printed = execFileSync(process.execPath, [module, path.join(folder, MAIN_MODULE)], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' }, // compiling is what is measured
    });
    const { start, reference } = JSON.parse(printed) as { start: number; reference: number };
    return { milliseconds: start, ratio: start / reference };
  });
  return times.reduce((least, time) => (time.ratio < least.ratio ? time : least));
}
