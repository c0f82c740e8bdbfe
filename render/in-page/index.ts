import { closeSideDoors } from './close-side-doors.ts';
import * as counting from './count-pixels.ts';
import * as decoding from './decode-picture.ts';
import * as elements from './dump-elements.ts';
import * as sheets from './dump-sheets.ts';
import * as styles from './dump-styles.ts';
import * as bareness from './lay-bare.ts';
import { leaveOutConsent } from './leave-out-consent.ts';
import type * as declared from './scripts.d.ts';
import { showAtRest } from './show-at-rest.ts';
import { showEverything } from './show-everything.ts';
import { stepFrame } from './step-frame.ts';

/**
 * Functions reach the page as their own source text, so they use nothing from outside their file but the browser,
 * and call one another by name: a bundler may rename them, and renames the calls with them.
 */
const sourceOf = (functions: object): string => Object.values(functions).map(String).join('\n');

export const CLOSE_SIDE_DOORS: typeof declared.CLOSE_SIDE_DOORS = `(${closeSideDoors.toString()})()`;
export const SHOW_EVERYTHING: typeof declared.SHOW_EVERYTHING = `(${showEverything.toString()})()`;
export const LEAVE_OUT_CONSENT: typeof declared.LEAVE_OUT_CONSENT = `(${leaveOutConsent.toString()})()`;

export const SHOW_AT_REST: typeof declared.SHOW_AT_REST = `(${showAtRest.toString()})()`;
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
  takeAwayPictures: () => {
    taken = ${bareness.markImages.name}(list);
    ${bareness.takeAway.name}(list, 'picture');
  },
  takeAwayTextures: () => ${bareness.takeAway.name}(list, 'texture'),
  pixels: async (textless, pictureless, plain, scale, screen) => ${counting.countPixels.name}(
    {
      textless: await ${decoding.decodePicture.name}(textless),
      pictureless: await ${decoding.decodePicture.name}(pictureless),
      plain: await ${decoding.decodePicture.name}(plain),
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
