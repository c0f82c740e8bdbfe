import { TasteError } from '../src/errors.ts';
import { TIMES } from './times.ts';

/** What may be aborted. To make a signal takes as long as to read a request, and most work never asks for it. */
export interface Abortable {
  readonly signal: AbortSignal;
}

/** Rejects with `timeout` when the work takes longer than `milliseconds`; the signal that it is given aborts the work. */
export async function withDeadline<T>(
  work: (deadline: Abortable) => Promise<T>,
  milliseconds: number = TIMES.request,
): Promise<T> {
  let controller: AbortController | undefined;
  let passed: TasteError | undefined;
  const deadline: Abortable = {
    get signal() {
      controller ??= new AbortController();
      if (passed !== undefined) controller.abort(passed);
      return controller.signal;
    },
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      passed = new TasteError(
        'timeout',
        `The request timed out after ${milliseconds / 1000} s. Try again, or give a smaller page.`,
      );
      controller?.abort(passed);
      reject(passed);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(deadline), late]);
  } finally {
    clearTimeout(timer);
  }
}
