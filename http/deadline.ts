import { TasteError } from '../src/errors.ts';

/** Milliseconds from the request to the end of the response. */
const REQUEST_MS = 25_000;

/** Rejects with `timeout` when the work takes longer than `milliseconds`; `signal` aborts the work. */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  milliseconds = REQUEST_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const timeout = new TasteError(
        'timeout',
        `The request timed out after ${milliseconds / 1000} s. Try again, or give a smaller page.`,
      );
      controller.abort(timeout);
      reject(timeout);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
