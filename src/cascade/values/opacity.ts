import { takeNumber, takePercentage } from '../lengths.ts';
import { type Grammar, oneOf, specified } from './specified.ts';

/** The `opacity` property: a number or a percentage, clamped to 0..1. */
export const opacity: Grammar<number> = oneOf(
  (cursor) => {
    const number = takeNumber(cursor);
    return number && specified((context) => Math.min(1, Math.max(0, number.compute(context))));
  },
  (cursor) => {
    const percent = takePercentage(cursor);
    return percent && specified((context) => Math.min(1, Math.max(0, percent.compute(context) / 100)));
  },
);
