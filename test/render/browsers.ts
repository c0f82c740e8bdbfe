import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'puppeteer-core';
import { browsersAmong, startedProcesses } from '../../scripts/processes.ts';

/** Process ids of the browsers this process has started, itself or through what it started. */
export function browsers(): number[] {
  return browsersAmong(startedProcesses()).map(({ pid }) => pid);
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
  for (const { command } of browsersAmong(startedProcesses())) {
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
