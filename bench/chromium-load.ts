import { openChromium } from '../scripts/agreement/chromium-styles.ts';
import { PROPERTIES } from '../src/cascade/properties.ts';
import { inOneText, type LoadedPage } from './loaded-page.ts';

const READ_ALL = `(() => {
  const names = ${JSON.stringify(Object.keys(PROPERTIES))};
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    for (const name of names) style.getPropertyValue(name);
  }
})()`;

/** Milliseconds that a running Chromium takes to load each page (`load`), and to load it and read all styles (`read`). */
export async function chromiumTimes(
  pages: readonly LoadedPage[],
): Promise<Map<string, { readonly load: number; readonly read: number }>> {
  const browser = await openChromium();
  const times = new Map<string, { load: number; read: number }>();
  for (const page of pages) {
    const tab = await browser.newPage();
    const start = performance.now();
    await tab.setContent(inOneText(page), { waitUntil: 'load', timeout: 30_000 });
    const load = performance.now() - start;
    await tab.evaluate(READ_ALL);
    times.set(page.id, { load, read: performance.now() - start });
    await tab.close();
  }
  await browser.close();
  return times;
}
