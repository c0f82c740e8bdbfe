import { disableNetworkApis } from './disable-network-apis.ts';
import * as counting from './count-pixels.ts';
import * as decoding from './decode-image.ts';
import * as elements from './dump-elements.ts';
import * as sheets from './dump-sheets.ts';
import * as styles from './dump-styles.ts';
import * as bareness from './hide-layers.ts';
import { hideConsentBanners } from './hide-consent-banners.ts';
import type * as declared from './scripts.d.ts';
import { showSettledPage } from './show-settled-page.ts';
import { showEverything } from './show-everything.ts';
import { stepFrame } from './step-frame.ts';

/**
 * Functions are sent to the page as source text, so they use only their own files and the browser's globals. The
 * scripts call them by `name`, because a bundler may rename them.
 */
const sourceOf = (functions: object): string => Object.values(functions).map(String).join('\n');

export const DISABLE_NETWORK_APIS: typeof declared.DISABLE_NETWORK_APIS = `(${disableNetworkApis.toString()})()`;
export const SHOW_EVERYTHING: typeof declared.SHOW_EVERYTHING = `(${showEverything.toString()})()`;
export const HIDE_CONSENT_BANNERS: typeof declared.HIDE_CONSENT_BANNERS = `(${hideConsentBanners.toString()})()`;

export const SHOW_SETTLED_PAGE: typeof declared.SHOW_SETTLED_PAGE = `(${showSettledPage.toString()})()`;
export const stepFrameScript: typeof declared.stepFrameScript = (top, milliseconds) =>
  `(${stepFrame.toString()})(${top}, ${milliseconds})`;

export const collectorScript: typeof declared.collectorScript = (limits, names) => `
globalThis.collector = (() => {
${[elements, styles, sheets, bareness, decoding, counting].map(sourceOf).join('\n')}
const limits = ${JSON.stringify(limits)};
const names = ${JSON.stringify(names)};
const list = ${elements.listElements.name}(limits.elements);
const table = { texts: new Map(), rows: new Map() };
let dumped = null;
let taken = null;
return {
  tree: () => (dumped = ${elements.dumpTree.name}(list, limits)),
  sheets: ${sheets.dumpSheets.name},
  styles: (turned) => ${styles.dumpStyles.name}(list, names, table, turned),
  table: () => ${styles.tableOf.name}(table, names),
  hideText: () => ${bareness.hideText.name}(list),
  hidePictures: () => {
    taken = ${bareness.markImages.name}(list);
    ${bareness.hideLayer.name}(list, 'picture');
  },
  hideTextures: () => ${bareness.hideLayer.name}(list, 'texture'),
  pixels: async (withoutText, withoutImages, withoutTextures, scale, screen) => ${counting.countPixels.name}(
    {
      withoutText: await ${decoding.decodeImage.name}(withoutText),
      withoutImages: await ${decoding.decodeImage.name}(withoutImages),
      withoutTextures: await ${decoding.decodeImage.name}(withoutTextures),
    },
    {
      scale,
      screen,
      boxes: dumped.elements.map(({ box }) => box),
      texts: dumped.elements.map(({ text }) => text),
      ...taken,
    },
  ),
};
})();`;
