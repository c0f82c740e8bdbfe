import { TasteError, type ErrorCode } from '../src/errors.ts';
import type { Settings } from './env.ts';
import { PAGE_ERRORS } from './page-subject.ts';

const CONCERNS_PAGE: ReadonlySet<ErrorCode> = new Set(PAGE_ERRORS);

/** Runs `work`. Adds the request field to errors about a page, unless the error already names a field. */
export async function withRequestField<Value>(
  field: string,
  { production }: Pick<Settings, 'production'>,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof TasteError) || cause.fields.length > 0 || !CONCERNS_PAGE.has(cause.code))
      throw cause;
    const detail = cause.message + adviceOn(cause.code, production);
    throw new TasteError(cause.code, detail, { fields: [{ field, detail }], cause });
  }
}

/** What the caller can do, for messages that also serve stylesheets and images and contain no advice. */
function adviceOn(code: ErrorCode, production: boolean): string {
  if (code === 'unreachable')
    return ' Check that its URL opens in a browser without a login, then try again.';
  // In development, private addresses can be allowed.
  if (code !== 'private_address' || production) return '';
  return ' To allow a local page in development, add its host:port to FETCH_ALLOW_HOSTS.';
}
