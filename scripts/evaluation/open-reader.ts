import { dumpedPage } from '../../src/rendered/dumped-page.ts';
import { styledPage } from '../../src/rendered/styled-page.ts';
import { surveyOfBoth } from '../../src/two-surveys.ts';
import { surveyPage, surveyStyled } from '../../src/survey.ts';
import path from 'node:path';
import { openChromium } from '../agreement/chromium-styles.ts';
import { ROOT } from '../local-platform.ts';
import type * as fetching from './fetch-local.ts';
import { fetchLocal } from './fetch-local.ts';
import type { ReadAddress } from './read-cells.ts';
import { renderPage } from './render-page.ts';
import type * as survey from '../../src/survey.ts';

/** Pages open at once: most of the time a page waits for its scripts to settle. More would take the processor from them. */
const WINDOWS = 3;

export interface Reader {
  readonly read: ReadAddress;
  /** Pages to read at once. */
  readonly atOnce: number;
  readonly close: () => Promise<void>;
}

/** Reads local pages as the service does, with `render` in Chromium as the render pass does. */
export async function openReader(render: boolean): Promise<Reader> {
  const browser = render ? await openChromium() : null;
  return {
    read: async (url, host) => {
      const inFiles = surveyPage(await fetchLocal(url, host));
      if (browser === null) return inFiles.readings;
      const dump = await renderPage(browser, url);
      const inBrowser = surveyStyled(styledPage(dump, dumpedPage(dump)));
      return surveyOfBoth(inBrowser, inFiles).survey.readings;
    },
    atOnce: render ? WINDOWS : 1,
    close: async () => browser?.close(),
  };
}

/**
 * Reads local pages with the engine in the checkout `folder`, such as an earlier commit of this project. Static
 * readings only, because the format of dumps changes from commit to commit.
 */
export async function earlierReader(folder: string): Promise<Reader> {
  const load = (file: string): Promise<unknown> => import(path.resolve(ROOT, folder, file));
  const earlier = (await load('src/survey.ts')) as typeof survey;
  const local = (await load('scripts/evaluation/fetch-local.ts')) as typeof fetching;
  return {
    read: async (url, host) => earlier.surveyPage(await local.fetchLocal(url, host)).readings,
    atOnce: 1,
    close: async () => {},
  };
}
