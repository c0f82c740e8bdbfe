/**
 * What other folders import from this one as `#in-page`: JavaScript source for a page. The code itself is
 * type-checked for browsers instead of Workers.
 */
import type { DumpLimits } from '../../src/rendered/page-dump.ts';
import type { StyleNames } from './style-names.ts';

/** Runs before the page's scripts: removes APIs that bypass the request guard. */
export declare const DISABLE_NETWORK_APIS: string;
/** A promise: scrolls to the bottom and back. */
export declare const SHOW_EVERYTHING: string;
/** Hides consent banners. */
export declare const HIDE_CONSENT_BANNERS: string;
/** Scrolls to the top and shows elements that scrolling brings in. */
export declare const SHOW_SETTLED_PAGE: string;
/** The next frame of a recording: scrolled to `top` px, `milliseconds` later. */
export declare function stepFrameScript(top: number, milliseconds: number): string;
/**
 * Lists the page's elements once and defines `collector`, whose methods dump them: `tree()`, `sheets()`,
 * `styles(switch | null)`, `table()`. Each returns a part of a PageDump. `hideText()`, `hidePictures()` and
 * `hideTextures()`, in this order, change the page permanently. `pixels(textless, pictureless, plain, scale,
 * screen)` takes a PNG in base64 from before and after them and returns a promise of the last part.
 */
export declare function collectorScript(limits: DumpLimits, names: StyleNames): string;
