/**
 * All error codes, each with its default message for the caller. Codes are permanent; http/problem.ts maps them to
 * HTTP status codes.
 */
export const ERRORS = {
  invalid_json: 'The request body is not valid JSON.',
  invalid_request: 'The request is not valid.',
  invalid_url: 'The URL is not valid. Give an absolute http or https URL.',
  private_address:
    'The URL points to a private, local or reserved address; only public addresses are fetched.',
  body_too_large: 'The request body is too large for this route.',
  range_not_satisfiable: 'The requested range exceeds the file.',
  unreachable: 'The page could not be fetched.',
  unparseable: 'The URL did not return a readable page.',
  not_found: 'Not found.',
  method_not_allowed: 'This route does not support the method.',
  unknown_brand: 'Unknown brand.',
  unknown_source: 'A source is not a brand of the catalog.',
  ungraded_brand: 'The brand has no grammar to compare with. Choose another brand.',
  unknown_axis: 'Not an axis of the grammar.',
  vague_brief: 'No design attribute recognised; mention colours, corners, type or tone.',
  missing_target: 'No target given: set target_brand, target_url, target_grammar or brief.',
  conflict: 'The name is already taken.',
  unauthorized: 'The token is missing or wrong.',
  not_configured: 'This part of the service is not configured.',
  timeout: 'The request timed out.',
  limit_reached: 'A limit of the service has been reached.',
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
