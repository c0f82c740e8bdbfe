import * as v from 'valibot';

/** Items of a list in one answer. */
const MAX_LIMIT = 100;
const WHOLE_NUMBER = 'Must be a whole number.';

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

/** Brands in a ranked list: the number unless asked, and the largest. Beyond it a brand no longer resembles anything. */
const RANKED = { usual: 5, most: 50 } as const;

/** How many brands to rank: a whole number from 1 to 50, 5 unless stated. */
export const listLimit = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RANKED.most)),
  RANKED.usual,
);
