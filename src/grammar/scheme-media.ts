/** Media queries for the scheme that the reader prefers. */
export const ASKS_FOR_DARK = '(prefers-color-scheme: dark)';
export const ASKS_FOR_LIGHT = '(prefers-color-scheme: light)';
