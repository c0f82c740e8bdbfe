/**
 * Thresholds for pages that show their content only after scripts have run. Shares are of the characters of the
 * page's text.
 */

/** Characters: a page that shows more before its scripts have run is not hidden. A menu, a greeting and a notice are less. */
export const MAX_WAITING_TEXT = 150;
/** A page with a lower share of visible text is hidden, not sparse. */
export const MIN_VISIBLE_SHARE = 0.1;
/**
 * A hidden part, or a row of hidden parts, with at least this share is the page; smaller ones are menus and dialogs.
 */
export const PAGE_TEXT_SHARE = 0.2;
/** Characters: a preloader has a few words; with more, it is a page of its own that lies over another. */
export const MAX_PRELOADER_TEXT = 200;
