/** Address of a page that has none; RFC 6761 reserves the name. Nothing is fetched from there. */
export const NOWHERE = 'https://page.invalid/';
