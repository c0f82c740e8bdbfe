import { TasteError, type ErrorCode } from '../src/errors.ts';
import type { Settings } from './env.ts';
import { PAGE_ERRORS } from './page-subject.ts';

const CONCERNS_PAGE: ReadonlySet<ErrorCode> = new Set(PAGE_ERRORS);

/** Names the request field behind a page that could not be read, unless the failure names one itself. */
export async function inField<Value>(
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

/** On a developer's machine a private page can be let in. */
function adviceOn(code: ErrorCode, production: boolean): string {
  if (code !== 'private_address' || production) return '';
  return ' To read pages of your own machine, list their host:port in FETCH_ALLOW_HOSTS.';
}
