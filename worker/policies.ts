/** Content-Security-Policy of a published board, as `assets/_headers` has it: its stylesheet is a file of its own. */
export const BOARD_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Of a page that an operation writes: it holds all it needs, and may be shown in a frame of this site. */
export const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";
