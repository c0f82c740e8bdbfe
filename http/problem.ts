import { logError } from './request-log.ts';
import { ERRORS, TasteError, type ErrorCode } from '../src/errors.ts';

/** Status codes of successful responses. With STATUS below, the only HTTP status codes of the service. */
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
  unavailable: 503,
  timeout: 504,
} as const satisfies Record<ErrorCode, number>;

/** Field errors of one response. A hostile body can hold thousands of errors; nobody fixes more than this at once. */
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

/** The public part of an error. For an unexpected error it says only that one occurred. */
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

/** Errors that an operator has to know of, even without a cause. */
const LOGGED: ReadonlySet<ErrorCode> = new Set(['internal', 'unavailable']);
/** Errors whose causes are at the other end: a page or a browser that does not answer. */
const OF_OTHERS: ReadonlySet<ErrorCode> = new Set(['unreachable', 'unparseable', 'timeout']);

/**
 * Logs an error that an operator has to know of, in full; the caller gets no detail. Other TasteErrors were expected
 * and are not logged.
 */
export function logUnexpected(error: unknown, requestId: string | null = null): void {
  if (!(error instanceof TasteError) || LOGGED.has(error.code) || hasOwnCause(error))
    logError(error, requestId);
}

/** Whether the service itself failed for a cause, such as a data file that cannot be read. */
function hasOwnCause({ code, cause }: TasteError): boolean {
  return cause !== undefined && STATUS[code] >= 500 && !OF_OTHERS.has(code);
}

/** The response to a request that failed. */
export function problemResponse(error: unknown): Response {
  const problem = problemOf(error);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(problem.code === 'unauthorized' && { 'www-authenticate': CHALLENGE }),
    },
  });
}

/** A 401 has to say how to authenticate (RFC 9110, 15.5.2): by a key in a header, as the detail of the problem says. */
const CHALLENGE = 'ApiKey realm="design-taste-catalog"';
