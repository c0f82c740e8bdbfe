/**
 * What the rest of the project sees of this folder, under the name `#in-page`: texts of JavaScript for a page. The
 * code itself is checked with the types of a browser, which are others than a Worker's.
 */
import type { DumpLimits } from '../../src/rendered/page-dump.ts';
import type { StyleNames } from './style-names.ts';

/** Runs before the page does: takes away what connects past the guard. */
export declare const DISABLE_NETWORK_APIS: string;
/** A promise: scrolls to the bottom and back. */
export declare const SHOW_EVERYTHING: string;
/** Takes away what asks for consent. */
export declare const HIDE_CONSENT_BANNERS: string;
/** Back to the top, and what scrolling brings in is there. */
export declare const SHOW_SETTLED_PAGE: string;
/** The next picture of a recording: scrolled to `top` px, so much later. */
export declare function stepFrameScript(top: number, milliseconds: number): string;
/**
 * Lists the page's elements once and leaves `collector` behind, whose methods dump them: `tree()`, `sheets()`,
 * `styles(switch | null)`, `table()`. Each answers a part of a PageDump. `hideText()`,
 * `takeAwayPictures()` and `takeAwayTextures()`, in this order, change the page for good; of what it looked like after each,
 * PNG in base64, `pixels(textless, pictureless, plain, scale, screen)` promises the last part.
 */
export declare function collectorScript(limits: DumpLimits, names: StyleNames): string;
