import { logUnexpected } from '../http/problem.ts';
import { TasteError } from '../src/errors.ts';

/** Milliseconds that the passes over a page may take. */
export interface PassTimes {
  /** The vision pass alone. */
  readonly vision: number;
  /** The render pass alone. */
  readonly render: number;
  /** All passes together. */
  readonly all: number;
}

/** The time left for the passes over a page. */
export interface Budget {
  /** Milliseconds, at most `most`. */
  left(most: number): number;
  /** Aborts when the request ends, after the time of a pass, or when the budget is spent. */
  signal(pass: 'vision' | 'render'): AbortSignal;
}

/** Starts the time of the passes. @param request aborts when the request ends */
export function startBudget(request: AbortSignal, times: PassTimes): Budget {
  const end = Date.now() + times.all;
  const left = (most: number) => Math.max(0, Math.min(most, end - Date.now()));
  return { left, signal: (pass) => AbortSignal.any([request, AbortSignal.timeout(left(times[pass]))]) };
}

/** The message of a failed pass for the response. Logs unexpected errors and hides their details. */
export function passErrorMessage(cause: unknown, pass: string): string {
  logUnexpected(cause);
  if (cause instanceof TasteError) return cause.message;
  return `The ${pass} pass failed.`;
}
