import { spawnSync } from 'node:child_process';

/** Runs a command with the streams of this process. Exits with its status when it fails. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
