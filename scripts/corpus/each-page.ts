import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { openChromium } from '../agreement/chromium-styles.ts';
import { serveFolder } from './serve-folder.ts';

export interface PageArguments {
  readonly folder: string;
  /** Ids of the page folders, sorted. */
  readonly ids: readonly string[];
  /** File for the results as JSON; null for none. */
  readonly json: string | null;
}

/** Parses `--pages DIR [--only a,b] [--json FILE]`. Without a folder, prints the usage and exits. */
export function pageArguments(command: string): PageArguments {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, only: { type: 'string' }, json: { type: 'string' } },
  });
  const folder = values.pages;
  if (!folder || !existsSync(folder)) {
    console.error(`Usage: npm run ${command} -- --pages DIR [--only a,b] [--json FILE]`);
    process.exit(2);
  }
  return { folder, ids: pageIds(folder, values.only), json: values.json ?? null };
}

/** Sorted ids of the pages in a folder. @param only comma-separated ids to keep */
export function pageIds(folder: string, only?: string): readonly string[] {
  const named = only?.split(',');
  return readdirSync(folder)
    .filter((id) => existsSync(path.join(folder, id, 'index.html')) && (named?.includes(id) ?? true))
    .toSorted();
}

/** A page served at a loopback address, and a Chromium to open it. */
export interface ServedPage {
  readonly id: string;
  readonly url: string;
  readonly host: string;
  readonly browser: Browser;
}

/** Visits every page in order. Reports and skips pages that fail. */
export async function eachPage(
  { folder, ids }: PageArguments,
  headers: Readonly<Record<string, string>>,
  visit: (page: ServedPage) => Promise<void>,
): Promise<void> {
  const server = await serveFolder(folder, headers);
  const browser = await openChromium();
  for (const id of ids) {
    try {
      await visit({ id, url: `http://${server.host}/${id}/`, host: server.host, browser });
    } catch (cause) {
      console.error(`${id}: skipped, ${cause instanceof Error ? cause.message : 'unknown cause'}`);
    }
  }
  await browser.close();
  server.close();
}
