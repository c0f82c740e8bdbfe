import { dumpedPage } from '../../src/rendered/dumped-page.ts';
import { styledPage } from '../../src/rendered/styled-page.ts';
import { surveyPage, surveyStyled } from '../../src/survey.ts';
import { openChromium } from '../agreement/chromium-styles.ts';
import { fetchLocal } from './fetch-local.ts';
import type { ReadAddress } from './read-cells.ts';
import { renderPage } from './render-page.ts';

/** Reads local pages as the service does, with `render` in Chromium as the render pass does. */
export async function openReader(
  render: boolean,
): Promise<{ readonly read: ReadAddress; readonly close: () => Promise<void> }> {
  const browser = render ? await openChromium() : null;
  return {
    read: async (url, host) => {
      if (browser === null) return surveyPage(await fetchLocal(url, host)).readings;
      const dump = await renderPage(browser, url);
      return surveyStyled(styledPage(dump, dumpedPage(dump))).readings;
    },
    close: async () => browser?.close(),
  };
}
