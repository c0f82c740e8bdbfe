import { fail, TasteError } from '../../src/errors.ts';
import { withDeadline } from '../../http/deadline.ts';

/** Milliseconds; a database that takes longer is not going to answer within the request. */
const DATABASE_MS = 5_000;

/** Does work on the database. Throws `not_configured` without one, and `unavailable` when it fails or takes too long. */
export type WithDatabase = <Value>(work: (db: D1Database) => Promise<Value>) => Promise<Value>;

interface DatabaseUse {
  /** What the database is asked for, in the messages of errors. */
  readonly holds?: 'private brands' | 'the catalog';
  readonly milliseconds?: number;
}

/** Access to the database for one use. @param db undefined where none is bound */
export function databaseOf(
  db: D1Database | undefined,
  { holds = 'private brands', milliseconds = DATABASE_MS }: DatabaseUse = {},
): WithDatabase {
  return async (work) => {
    if (db === undefined)
      return fail('not_configured', `The database DB, which holds ${holds}, is not bound.`);
    try {
      return await withDeadline(() => work(db), milliseconds);
    } catch (cause) {
      if (cause instanceof TasteError && cause.code !== 'timeout') throw cause;
      return fail('unavailable', `The database with ${holds} does not answer. Try again in a minute.`, {
        cause,
      });
    }
  };
}
