import { spawnSync } from 'node:child_process';

/** A process of this machine, as `ps` describes it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Resident memory in bytes, including shared memory. */
  readonly memory: number;
}

/** All descendant processes. @param root process id; by default this process */
export function startedProcesses(root: number = process.pid): readonly Process[] {
  const all = allProcesses();
  const started = new Set([root]);
  let before = 0;
  while (started.size > before) {
    before = started.size;
    for (const { pid, parent } of all) if (started.has(parent)) started.add(pid);
  }
  return all.filter(({ pid }) => pid !== root && started.has(pid));
}

/** The main processes of Chromium; its child processes have a `--type` argument. */
export function browsersAmong(processes: readonly Process[]): readonly Process[] {
  return processes.filter(
    ({ command }) => command.includes('--remote-debugging-p') && !command.includes('--type='),
  );
}

function allProcesses(): readonly Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined) return [];
    return [{ pid: Number(pid), parent: Number(parent), command, memory: 1024 * Number(kilobytes) }];
  });
}
