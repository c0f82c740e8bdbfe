import { ERRORS, TasteError, type ErrorCode } from '../src/errors.ts';

/** Statuses of answers that are no problem. With STATUS below, the only HTTP status numbers of the service. */
export const SUCCESS = {
  ok: 200,
  created: 201,
  no_content: 204,
  partial_content: 206,
  not_modified: 304,
  permanent_redirect: 308,
} as const;

const STATUS = {
  invalid_json: 400,
  invalid_request: 400,
  invalid_url: 400,
  private_address: 400,
  unknown_axis: 400,
  unknown_source: 400,
  ungraded_brand: 400,
  vague_brief: 400,
  missing_target: 400,
  unauthorized: 401,
  not_found: 404,
  unknown_brand: 404,
  method_not_allowed: 405,
  conflict: 409,
  body_too_large: 413,
  range_not_satisfiable: 416,
  limit_reached: 429,
  internal: 500,
  unreachable: 502,
  unparseable: 502,
  not_configured: 503,
  timeout: 504,
} as const satisfies Record<ErrorCode, number>;

/** A hostile body can be wrong in thousands of places; nobody mends more than this at once. */
const MAX_FIELDS = 20;

/** RFC 9457 problem details. */
export interface Problem {
  /** Address of a description of this kind of problem, relative to the service. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly errors?: readonly { readonly field: string; readonly detail: string }[];
  /** Known names close to the unknown one, nearest first. */
  readonly did_you_mean?: readonly string[];
}

/** What an error may tell the outside: an unexpected one tells nothing but that it happened. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof TasteError)) return problemOf(new TasteError('internal'));
  const { code, message, fields, didYouMean } = error;
  return {
    type: `/problems/${code}`,
    title: ERRORS[code],
    status: STATUS[code],
    detail: message,
    code,
    ...(fields.length > 0 && { errors: fields.slice(0, MAX_FIELDS) }),
    ...(didYouMean.length > 0 && { did_you_mean: didYouMean }),
  };
}

/** What is not a TasteError was not foreseen: the log gets all of it, the caller nothing. */
export function logUnforeseen(error: unknown): void {
  if (!(error instanceof TasteError) || error.code === 'internal') console.error(error);
}

/** The answer to a request that failed. */
export function problemResponse(error: unknown): Response {
  const problem = problemOf(error);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
