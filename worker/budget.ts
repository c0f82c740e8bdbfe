import { TasteError } from '../src/errors.ts';

/** Milliseconds from the first look at a request within which everything about its page must be read. */
const ANSWER_MS = 23_000;

/** Tells what time is left for the passes over a page. */
export interface Budget {
  /** Milliseconds, at most `most`. */
  left(most: number): number;
  /** Ends when the request does, or `most` milliseconds from now, or when the budget is spent. */
  signal(most: number): AbortSignal;
}

export function startBudget(request: AbortSignal): Budget {
  const end = Date.now() + ANSWER_MS;
  const left = (most: number) => Math.max(0, Math.min(most, end - Date.now()));
  return { left, signal: (most) => AbortSignal.any([request, AbortSignal.timeout(left(most))]) };
}

/** A failed pass in a sentence that may be told; what was not foreseen is logged. */
export function whyPassFailed(cause: unknown, pass: string): string {
  if (cause instanceof TasteError) return cause.message;
  console.error(cause);
  return `The ${pass} pass failed.`;
}
