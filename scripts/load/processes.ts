import { readdirSync, readFileSync } from 'node:fs';

export interface Usage {
  /** Resident memory of workerd in MiB. */
  readonly megabytes: number;
  /** Open file descriptors of workerd. */
  readonly descriptors: number;
}

/** Memory and descriptors of the workerd processes that this process has started (Linux). */
export function usageOfWorkerd(): Usage {
  const own = workerdProcesses();
  const megabytes = own.reduce((sum, pid) => sum + residentOf(pid), 0);
  const descriptors = own.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);
  return { megabytes, descriptors };
}

/** Milliseconds of CPU time that processes have taken (Linux, where the kernel counts in hundredths of a second). */
export function cpuTimeOf(processes: readonly string[]): number {
  return cpuTimeIn(processes.map((pid) => `/proc/${pid}/stat`));
}

/** The same of their main threads alone. */
export function mainThreadTimeOf(processes: readonly string[]): number {
  return cpuTimeIn(processes.map((pid) => `/proc/${pid}/task/${pid}/stat`));
}

function cpuTimeIn(files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return sum + 10 * (Number(fields[USER]) + Number(fields[SYSTEM]));
  }, 0);
}

/** Places in `/proc/PID/stat` after the name. */
const [USER, SYSTEM] = [11, 12] as const;

/** Ids of the workerd processes that this process has started (Linux). */
export function workerdProcesses(): readonly string[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => isOwnWorkerd(pid));
}

function isOwnWorkerd(pid: string): boolean {
  const status = statusOf(pid);
  return /^Name:\s*workerd/m.test(status) && Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) === process.pid;
}

function residentOf(pid: string): number {
  return Number(/^VmRSS:\s*(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1024;
}

/** Empty for a process that has ended. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
