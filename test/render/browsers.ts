import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'puppeteer-core';
import { browsersAmong, startedProcesses } from '../../scripts/processes.ts';

/** Process ids of browsers among the descendants of this process. */
export function browsers(): number[] {
  return browsersAmong(startedProcesses()).map(({ pid }) => pid);
}

/** Simulates a browser crash. */
export function killBrowsers(): void {
  for (const pid of browsers()) process.kill(pid, 'SIGKILL');
}

/** Pages and contexts open in browsers, apart from the initial empty page and context of each. */
export interface LeftOpen {
  readonly pages: number;
  readonly contexts: number;
}

/** The sum over all browsers. */
export async function leftOpen(): Promise<LeftOpen> {
  let [pages, contexts] = [0, 0];
  for (const { command } of browsersAmong(startedProcesses())) {
    const browser = await connect({ browserURL: debuggingAddress(command), defaultViewport: null });
    pages += (await browser.pages(true)).length - 1;
    contexts += browser.browserContexts().length - 1;
    await browser.disconnect();
  }
  return { pages, contexts };
}

/** A browser writes its debugging port into its profile folder. */
function debuggingAddress(command: string): string {
  const profile = /--user-data-dir=(\S+)/.exec(command)?.[1] ?? '';
  const [port] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
  return `http://127.0.0.1:${port}`;
}
