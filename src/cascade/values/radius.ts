import type { CornerRadius } from '../computed-value.ts';
import { NOT_NEGATIVE, takeLengthPercentage } from '../lengths.ts';
import { type Grammar, specified } from './specified.ts';

/** One or two radii of a corner. */
export const radius: Grammar<CornerRadius> = (cursor) => {
  const horizontal = takeLengthPercentage(cursor, NOT_NEGATIVE);
  if (horizontal === null) return null;
  const vertical = takeLengthPercentage(cursor, NOT_NEGATIVE) ?? horizontal;
  return specified((context) => ({
    horizontal: horizontal.compute(context),
    vertical: vertical.compute(context),
  }));
};
