import { spawnSync } from 'node:child_process';

/** Process ids of the browsers this process has started, itself or through what it started. */
export function browsers(): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const processes = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean =>
    pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid) ?? 0));
  return processes
    .filter(({ command }) => command.includes('--remote-debugging-p') && !command.includes('--type='))
    .map(({ pid }) => pid)
    .filter(isOurs);
}

/** As when the machine that runs them fails. */
export function killBrowsers(): void {
  for (const pid of browsers()) process.kill(pid, 'SIGKILL');
}
