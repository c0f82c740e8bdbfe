import { openChromium } from '../../scripts/agreement/chromium-styles.ts';
import type { ValueOfProperty } from './page-declarations.ts';

/** The result of `CSS.supports()` in Chromium for each declaration. */
export async function chromiumSupports(
  declarations: readonly ValueOfProperty[],
): Promise<readonly boolean[]> {
  const browser = await openChromium();
  try {
    const tab = await browser.newPage();
    const script = `${JSON.stringify(declarations)}.map(({ property, value }) => CSS.supports(property, value))`;
    return (await tab.evaluate(script)) as boolean[]; // one for each declaration
  } finally {
    await browser.close();
  }
}
