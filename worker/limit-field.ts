import * as v from 'valibot';

/** Items of a list in one answer. */
const MAX_LIMIT = 100;
const WHOLE_NUMBER = 'Give a whole number.';

/** How many items to give: a whole number, brought into 1..100. */
export const Limit = v.pipe(
  v.number(WHOLE_NUMBER),
  v.check((limit) => Number.isInteger(limit), WHOLE_NUMBER),
  v.transform((limit) => Math.min(MAX_LIMIT, Math.max(1, limit))),
);

/** The same out of an address, which has only text for a number. */
export const LimitInAddress = v.pipe(
  v.string(),
  v.regex(/^[+-]?\d+$/, WHOLE_NUMBER),
  v.transform(Number),
  Limit,
);
