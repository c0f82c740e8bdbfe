import { TasteError } from '../src/errors.ts';

/** Milliseconds for all passes over a page, from the start of the request. Shorter than the request's deadline. */
const ANSWER_MS = 23_000;

/** The time left for the passes over a page. */
export interface Budget {
  /** Milliseconds, at most `most`. */
  left(most: number): number;
  /** Aborts when the request ends, after `most` milliseconds, or when the budget is spent. */
  signal(most: number): AbortSignal;
}

/** Starts the time of the passes. @param request aborts when the request ends */
export function startBudget(request: AbortSignal): Budget {
  const end = Date.now() + ANSWER_MS;
  const left = (most: number) => Math.max(0, Math.min(most, end - Date.now()));
  return { left, signal: (most) => AbortSignal.any([request, AbortSignal.timeout(left(most))]) };
}

/** The message of a failed pass for the response. Logs unexpected errors and hides their details. */
export function passErrorMessage(cause: unknown, pass: string): string {
  if (cause instanceof TasteError) return cause.message;
  console.error(cause);
  return `The ${pass} pass failed.`;
}
