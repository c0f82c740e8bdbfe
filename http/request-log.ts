import { TasteError } from '../src/errors.ts';

/** What the log says of a request. It holds no query, no header and no body, so it holds no token and no text. */
export interface LoggedRequest {
  readonly request_id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly duration_ms: number;
  /** Metrics of the Server-Timing header. */
  readonly timings: string;
}

/** One line of JSON for each request, which the log of the platform can be searched by. */
export function logRequest(request: LoggedRequest): void {
  console.log(JSON.stringify({ event: 'request', ...request }));
}

/** One line of JSON for an error, with its causes and its stack; the caller sees nothing of it. */
export function logError(error: unknown, requestId: string | null): void {
  const code = error instanceof TasteError ? error.code : 'internal';
  console.error(JSON.stringify({ event: 'error', request_id: requestId, code, causes: causesOf(error) }));
}

/** Causes of an error, itself first. */
function causesOf(error: unknown, depth = 0): readonly { message: string; stack?: string | undefined }[] {
  if (depth === MAX_CAUSES) return [];
  if (!(error instanceof Error)) return [{ message: JSON.stringify(error) ?? 'undefined' }];
  const { message, stack, cause } = error;
  return [{ message, stack }, ...(cause === undefined ? [] : causesOf(cause, depth + 1))];
}

/** A cause can be its own cause. */
const MAX_CAUSES = 4;
