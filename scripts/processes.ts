import { spawnSync } from 'node:child_process';

/** A process of this machine, as `ps` describes it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Bytes of memory it holds, shared ones included. */
  readonly memory: number;
}

/** Every process that this one, or `root`, has started, itself or through what it started. */
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

/** Those that are the head of a Chromium: its other processes say of what type they are. */
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
