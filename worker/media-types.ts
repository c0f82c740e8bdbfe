/** Default media type of a string response. */
export const MARKDOWN = 'text/markdown; charset=utf-8';
