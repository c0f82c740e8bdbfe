import { NOT_NEGATIVE, takeNumber } from '../lengths.ts';
import { fixed, type Grammar, specified } from './specified.ts';

/** auto, a ratio, or both; a lone number is a ratio to 1. */
export const aspectRatio: Grammar<string> = (cursor) => {
  const before = cursor.takeWord('auto');
  const width = takeNumber(cursor, NOT_NEGATIVE);
  if (width === null) return before ? fixed('auto') : null;
  const height = cursor.takeDelimiter('/') ? takeNumber(cursor, NOT_NEGATIVE) : fixed(1);
  if (height === null) return null;
  const auto = before || cursor.takeWord('auto') ? 'auto ' : '';
  return specified((context) => `${auto}${width.compute(context)} / ${height.compute(context)}`);
};
