import { fail, TasteError } from '../src/errors.ts';

/** What a defect of this code throws. Errors of the driver and of the page have other classes. */
const DEFECTS = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Throws `unreachable` for an error of the browser; own errors as they are, so that defects are logged. */
export function failUnreachable(cause: unknown, detail: string): never {
  if (cause instanceof TasteError || DEFECTS.some((defect) => cause instanceof defect)) throw cause;
  return fail('unreachable', detail, { cause });
}
