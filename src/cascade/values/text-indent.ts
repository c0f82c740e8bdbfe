import type { LengthPercentage } from '../computed-value.ts';
import { takeLengthPercentage } from '../lengths.ts';
import type { Grammar } from './specified.ts';

const WORDS: ReadonlySet<string> = new Set(['hanging', 'each-line']);

/** A length; `hanging` and `each-line` are accepted and not kept. */
export const textIndent: Grammar<LengthPercentage> = (cursor) => {
  const before = cursor.takeIdent(WORDS);
  const length = takeLengthPercentage(cursor);
  if (length === null) return null;
  for (let word = cursor.takeIdent(WORDS); word !== null; word = cursor.takeIdent(WORDS))
    if (word === before) return null;
  return length;
};
