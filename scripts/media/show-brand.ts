import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page as Tab } from 'puppeteer-core';
import { HIDE_CONSENT_BANNERS, SHOW_EVERYTHING } from '#in-page';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { MEDIA_ENVIRONMENT } from '../../src/document/media-environment.ts';
import { renderSpecimen } from '../../src/specimen/specimen.ts';

export interface Showing {
  /** The official page is not tried. */
  readonly specimens: boolean;
  /** Where specimens may be put. */
  readonly folder: string;
}

/** Milliseconds until an official page has loaded. */
const LOAD_MS = 20_000;
/** Milliseconds that the scripts of a page get after it has loaded, and after it has been scrolled through. */
const SETTLE_MS = 1_000;
/** Characters on a page below which it is an apology or a question for humans, not the page of a brand. */
const LEAST_TEXT = 200;

/**
 * Opens the official page of a brand in a tab; the brand's specimen where that cannot be reached.
 * @returns what stands open: the address, or `specimen`
 */
export async function showBrand(
  tab: Tab,
  entry: CatalogEntry,
  { specimens, folder }: Showing,
): Promise<string> {
  tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  await tab.setViewport({ width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height });
  await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: MEDIA_ENVIRONMENT.scheme }]);
  if (!specimens && (await opens(tab, entry.official_url))) return entry.official_url;
  const file = path.join(folder, `${entry.slug}.html`);
  const { grammar_flat: grammar, tokens, name } = entry;
  await writeFile(file, renderSpecimen({ grammar, tokens, name }).html);
  await tab.goto(pathToFileURL(file).href);
  await settle(tab);
  return 'specimen';
}

async function opens(tab: Tab, url: string): Promise<boolean> {
  try {
    const response = await tab.goto(url, { waitUntil: 'load', timeout: LOAD_MS });
    if (response === null || !response.ok()) return false;
    await settle(tab);
    const characters = Number(await tab.evaluate('document.body.innerText.length'));
    return characters >= LEAST_TEXT;
  } catch {
    return false; // no network, no answer in time, or a page that closes itself
  }
}

async function settle(tab: Tab): Promise<void> {
  await pause();
  await tab.evaluate(HIDE_CONSENT_BANNERS);
  await tab.evaluate(SHOW_EVERYTHING);
  await pause();
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS));
