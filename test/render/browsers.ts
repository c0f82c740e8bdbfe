import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'puppeteer-core';

interface BrowserProcess {
  readonly pid: number;
  readonly command: string;
}

/** Process ids of the browsers this process has started, itself or through what it started. */
export function browsers(): number[] {
  return browserProcesses().map(({ pid }) => pid);
}

function browserProcesses(): BrowserProcess[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const processes = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean =>
    pid === process.pid || (parents.has(pid) && isOurs(parents.get(pid) ?? 0));
  return processes.filter(
    ({ pid, command }) =>
      command.includes('--remote-debugging-p') && !command.includes('--type=') && isOurs(pid),
  );
}

/** As when the machine that runs them fails. */
export function killBrowsers(): void {
  for (const pid of browsers()) process.kill(pid, 'SIGKILL');
}

/** What browsers have open besides what each is started with: one empty page in one context. */
export interface LeftOpen {
  readonly pages: number;
  readonly contexts: number;
}

/** Of all browsers together. */
export async function leftOpen(): Promise<LeftOpen> {
  let [pages, contexts] = [0, 0];
  for (const { command } of browserProcesses()) {
    const browser = await connect({ browserURL: debuggingAddress(command), defaultViewport: null });
    pages += (await browser.pages(true)).length - 1;
    contexts += browser.browserContexts().length - 1;
    await browser.disconnect();
  }
  return { pages, contexts };
}

/** A browser writes the port that it chose into its profile. */
function debuggingAddress(command: string): string {
  const profile = /--user-data-dir=(\S+)/.exec(command)?.[1] ?? '';
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return `http://127.0.0.1:${port}`;
}
