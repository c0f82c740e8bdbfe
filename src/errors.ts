/**
 * All error codes, each with its default message for the caller. Codes are permanent; http/problem.ts maps them to
 * HTTP status codes.
 */
export const ERRORS = {
  invalid_json: 'The request body is not valid JSON. Send one JSON object in UTF-8, not compressed.',
  invalid_request: 'The request is not valid. Correct the fields listed under `errors`.',
  invalid_url: 'The URL is not valid. Give an absolute http or https URL.',
  private_address:
    'The URL points to a private, local or reserved address; only public addresses are fetched.',
  body_too_large: 'The request body is too large for this route. Send a smaller page or shorter text.',
  range_not_satisfiable:
    'The requested range exceeds the file. Request a range within the size in Content-Range.',
  unreachable: 'The page could not be fetched. Check that its URL opens in a browser, then try again.',
  unparseable: 'The URL did not return a readable page. Give the URL of an HTML page with content.',
  not_found: 'The path does not exist. Use a path of /api/openapi.json.',
  method_not_allowed: 'This route does not support the method. Use a method of the Allow header.',
  unknown_brand: 'Unknown brand. /api/styles.json lists the brands of the catalog.',
  unknown_source: 'A source is not a brand of the catalog. /api/styles.json lists them.',
  ungraded_brand: 'The brand has no grammar to compare with. Choose another brand.',
  unknown_axis: 'Not an axis of the grammar. /api/grammar.json lists all axes.',
  vague_brief: 'Nothing says how the page should look; mention corners, shadows, space, motion or tone.',
  missing_target: 'No target given: set target_brand, target_url, target_grammar or brief.',
  conflict: 'The slug is already taken. Choose another one.',
  unauthorized: 'The token is missing or wrong. Send the configured token in the header of this route.',
  not_configured: 'This part of the service is not configured. Ask its operator to configure it.',
  unavailable: 'A part of the service does not answer. Try again in a minute.',
  timeout: 'The request timed out. Try again, or give a smaller page.',
  limit_reached: 'A limit of the service has been reached. Try again in a minute.',
  internal: 'Internal error. Try again later.',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof ERRORS;

/** One named field of a request and what is wrong with it. */
export interface FieldError {
  readonly field: string;
  readonly detail: string;
}

interface ErrorOptions {
  readonly fields?: readonly FieldError[];
  /** Known names close to an unknown one, nearest first. */
  readonly didYouMean?: readonly string[];
  /** Written only to the log. */
  readonly cause?: unknown;
}

/** The only error that the project throws on purpose: a code of ERRORS, a public message and a private cause. */
export class TasteError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly didYouMean: readonly string[];

  constructor(code: ErrorCode, detail: string = ERRORS[code], options: ErrorOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'TasteError';
    this.code = code;
    this.fields = options.fields ?? [];
    this.didYouMean = options.didYouMean ?? [];
  }
}

/** Throws a TasteError about one field of a request. */
export function refuse(code: ErrorCode, field: string, detail: string): never {
  throw new TasteError(code, `${field}: ${detail}`, { fields: [{ field, detail }] });
}

/** Throws a TasteError; an expression, for use after `??`. */
export function fail(code: ErrorCode, detail?: string, options?: ErrorOptions): never {
  throw new TasteError(code, detail, options);
}
