import * as v from 'valibot';

/** Items in one response. */
const MAX_LIMIT = 100;
const WHOLE_NUMBER = 'Must be a whole number.';

/** Number of items: a whole number, clamped to 1..100. */
export const Limit = v.pipe(
  v.number(WHOLE_NUMBER),
  v.check((limit) => Number.isInteger(limit), WHOLE_NUMBER),
  v.transform((limit) => Math.min(MAX_LIMIT, Math.max(1, limit))),
);

/** The same from a query string, where numbers are text. */
export const LimitInAddress = v.pipe(
  v.string(),
  v.regex(/^[+-]?\d+$/, WHOLE_NUMBER),
  v.transform(Number),
  Limit,
);

/** Brands in a ranked list: the default and the maximum. Brands beyond the maximum are not similar any more. */
const RANKED = { default: 5, max: 50 } as const;

/** Number of brands to rank: a whole number from 1 to 50, by default 5. */
export const listLimit = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RANKED.max)),
  RANKED.default,
);
