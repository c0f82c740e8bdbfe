import { expect, test } from 'vitest';
import { READING_LIMITS } from '../../src/limits/reading-limits.ts';

/** How many times as much as the largest real page a reading takes. */
const ROOM = 3;

test.each(Object.entries(READING_LIMITS))('real pages stay far below the limit of %s', (_, limit) => {
  expect(limit.max).toBeGreaterThanOrEqual(ROOM * limit.largest);
});

test.each(Object.entries(READING_LIMITS))('the remark on %s says what is left out', (_, { remark }) => {
  expect(remark).toMatch(/^[A-Z][^.]+\.$/);
});
