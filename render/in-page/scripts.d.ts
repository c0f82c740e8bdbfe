/**
 * What other folders import from this one as `#in-page`: JavaScript source for a page. The code itself is
 * type-checked for browsers instead of Workers.
 */
import type { DumpLimits } from '../../src/rendered/page-dump.ts';
import type { StyleNames } from './style-names.ts';

/** Removes APIs that bypass the request guard; runs before the page's scripts. */
export declare const DISABLE_NETWORK_APIS: string;
/** Scrolls to the bottom and back; evaluates to a promise. */
export declare const SHOW_EVERYTHING: string;
/** Hides consent banners. */
export declare const HIDE_CONSENT_BANNERS: string;
/** Scrolls to the top and shows elements that scrolling brings in. */
export declare const SHOW_SETTLED_PAGE: string;
/** Shows the next frame of a recording: scrolled to `top` px, `milliseconds` after the last frame. */
export declare function stepFrameScript(top: number, milliseconds: number): string;
/**
 * Lists the page's elements once and defines `collector`, whose methods dump them: `tree()`, `sheets()`,
 * `styles(switch | null)`, `table()`. Each returns a part of a PageDump. `hideText()`, `hidePictures()` and
 * `hideTextures()`, called in this order, change the page permanently. `pixels(withoutText, withoutImages,
 * withoutTextures, scale, screen)` takes the screenshots after these calls as base64 and returns a promise of the
 * pixel counts.
 */
export declare function collectorScript(limits: DumpLimits, names: StyleNames): string;
