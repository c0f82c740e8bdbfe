import * as v from 'valibot';
import { described } from '../src/catalog/described.ts';

/** Items in one response. */
const MAX_LIMIT = 100;
const WHOLE_NUMBER = 'Must be a whole number.';
const CLAMPED = `Maximum number of results, a whole number. Values outside 1 to ${MAX_LIMIT} are clamped.`;

/** Number of items: a whole number, clamped to 1..100. */
export const Limit = v.pipe(
  v.number(WHOLE_NUMBER),
  v.check((limit) => Number.isInteger(limit), WHOLE_NUMBER),
  v.description(CLAMPED),
  v.transform((limit) => Math.min(MAX_LIMIT, Math.max(1, limit))),
);

/** The same from a query string, where numbers are text. */
export const LimitInAddress = v.pipe(
  v.string(),
  v.regex(/^[+-]?\d+$/, WHOLE_NUMBER),
  v.description(CLAMPED),
  v.transform(Number),
  Limit,
);

/** Brands in a ranked list: the default and the maximum. Brands beyond the maximum are not similar any more. */
export const RANKED = { default: 5, max: 50 } as const;

/** Number of brands to rank: a whole number from 1 to 50, by default 5. */
export const listLimit = v.optional(
  described(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RANKED.max)),
    'Maximum number of brands in the ranked list.',
  ),
  RANKED.default,
);
