import { TasteError, type ErrorCode } from '../src/errors.ts';
import { PAGE_ERRORS } from './page-subject.ts';

const CONCERNS_PAGE: ReadonlySet<ErrorCode> = new Set(PAGE_ERRORS);

/** Names the request field behind a page that could not be read, unless the failure names one itself. */
export async function inField<Value>(field: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof TasteError) || cause.fields.length > 0 || !CONCERNS_PAGE.has(cause.code))
      throw cause;
    const fields = [{ field, detail: cause.message }];
    throw new TasteError(cause.code, cause.message, { fields, cause });
  }
}
