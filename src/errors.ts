/**
 * The one table of what can go wrong, each row with the sentence a caller sees when no better one is
 * given. Codes are permanent; HTTP numbers live in worker/problem.ts.
 */
export const ERRORS = {
  invalid_json: 'The request body is not valid JSON.',
  invalid_request: 'The request does not have the expected shape.',
  invalid_url: 'The URL cannot be used: give an absolute http or https address.',
  private_address: 'The URL points to a private, local or reserved address, which is never fetched.',
  body_too_large: 'The request body is larger than this route accepts.',
  range_not_satisfiable: 'The range lies outside of what there is.',
  unreachable: 'The page could not be fetched.',
  unparseable: 'The address did not answer with a page that can be read.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This route does not answer that method.',
  unknown_brand: 'No brand with this slug is known.',
  unknown_source: 'A source is not a brand of the catalog.',
  ungraded_brand: 'This brand has no graded grammar.',
  unknown_axis: 'This is not an axis of the grammar.',
  vague_brief: 'The brief states no axis: name a colour, a corner, a weight, a voice, a rhythm.',
  missing_target: 'Give a target: target_brand, target_url, target_grammar or brief.',
  conflict: 'This name is taken.',
  unauthorized: 'The token is missing or wrong.',
  not_configured: 'This part of the service is not configured.',
  timeout: 'The answer takes longer than the service waits.',
  limit_reached: 'A limit of the service is reached.',
  internal: 'Something failed inside the service.',
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
  /** For the log alone. */
  readonly cause?: unknown;
}

/** The only error the project throws on purpose: a row of ERRORS, a public sentence, and a private cause. */
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

/** Throws a TasteError; reads well on the right of `??`. */
export function fail(code: ErrorCode, detail?: string, options?: ErrorOptions): never {
  throw new TasteError(code, detail, options);
}
