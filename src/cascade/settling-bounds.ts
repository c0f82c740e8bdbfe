/**
 * Thresholds for pages that show their content only after scripts have run. Shares are of the characters of the
 * page's text.
 */

/** A page with a lower share of visible text is hidden, not sparse. */
export const MIN_VISIBLE_SHARE = 0.1;
/**
 * A hidden part, or a row of hidden parts, with at least this share is the page; smaller ones are menus and dialogs.
 */
export const PAGE_TEXT_SHARE = 0.2;
