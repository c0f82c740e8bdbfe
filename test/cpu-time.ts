/**
 * Milliseconds of CPU time that this thread spends on `work`. Unlike elapsed time it does not grow while other
 * processes have the CPU, so that limits hold on a busy machine.
 */
export function cpuTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
