import type { Given } from '../arguments/option.ts';
import type { InputOf } from '../engine/engine.ts';
import type { WAIVER_OPTIONS } from '../options.ts';
import { UsageError } from '../usage-error.ts';

type Excused = Pick<InputOf<'score'>, 'waive' | 'ignore_axes'>;

/** What does not count, as the operation `score` takes it. Throws a UsageError for a waiver without a reason. */
export function excusedFields({ waive, ignore }: Given<typeof WAIVER_OPTIONS>): Excused {
  return {
    ...(waive.length > 0 && { waive: waive.map(parseWaiver) }),
    ...(ignore.length > 0 && { ignore_axes: ignore.flatMap((list) => list.split(',')) }),
  };
}

function parseWaiver(text: string): { readonly name: string; readonly reason: string } {
  const [, name = '', reason = ''] = /^([^=]+)=([\s\S]*)$/.exec(text) ?? [];
  if (reason.trim() === '')
    throw new UsageError(`--waive ${text}: Give a reason: --waive motion.budget="The page is printed."`);
  return { name: name.trim(), reason: reason.trim() };
}
