import { expect, test } from 'vitest';
import { READING_LIMITS } from '../../src/limits/limit-table.ts';

/** Least ratio of a limit to the largest amount found on real pages. */
const ROOM = 2.5;

test.each(Object.entries(READING_LIMITS))('the limit of %s is far above real pages', (_, limit) => {
  expect(limit.max).toBeGreaterThanOrEqual(ROOM * limit.largest);
});

test.each(Object.entries(READING_LIMITS))('the remark for %s says what is omitted', (_, { remark }) => {
  expect(remark).toMatch(/^[A-Z][^.]+\.$/);
});
