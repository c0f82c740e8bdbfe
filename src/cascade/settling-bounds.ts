/**
 * When a page as it is served is not yet the page that its readers see: the bounds that all who ask share. Shares are
 * of the characters of its text.
 */

/** A page that shows less of its text is hidden, not sparse. */
export const HARDLY_ANY_TEXT = 0.1;
/** A hidden part, or a row of hidden parts, that holds as much is the page; smaller ones are menus and dialogs. */
export const HOLDS_PAGE = 0.2;
