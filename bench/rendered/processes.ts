import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine, as Linux describes it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Bytes of memory it holds, shared ones included. */
  readonly memory: number;
}

/** Every process that `root` has started, itself or through what it started; only on Linux. */
export function startedBy(root: number): readonly Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? describe(Number(name)) : []));
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
    ({ command }) => command.includes('--remote-debugging-port') && !command.includes('--type='),
  );
}

/** What the Workers run in. */
export function runtimesAmong(processes: readonly Process[]): readonly Process[] {
  return processes.filter(({ command }) => /(^|\/)workerd$/.test(command.split('\0', 1)[0] ?? ''));
}

export function memoryOf(processes: readonly Process[]): number {
  return processes.reduce((total, { memory }) => total + memory, 0);
}

/** None when it has ended meanwhile, or has and nobody has asked how. */
function describe(pid: number): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? NaN);
    const memory = field('VmRSS') * 1024;
    if (Number.isNaN(memory)) return [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return [{ pid, parent: field('PPid'), command, memory }];
  } catch {
    return [];
  }
}
