import { expect, it } from 'vitest';
import { UNIT_CASES, unitFault } from '../../scripts/hostile/repeated-units.ts';
import { sampleOf } from '../sample.ts';

/** Characters; four times as many already take seconds where work is quadratic. `npm run fuzz-texts -- --units 30000` reads longer texts. */
const LENGTH = 10_000;
/** The unit by which file names took quadratic time comes each time. */
const CASES = [['paragraph', 'a-'] as const, ...sampleOf(UNIT_CASES, 15)];

it.each(CASES)('in a %s, %j that fills a text takes time that grows with its length', (place, unit) => {
  expect(unitFault(place, unit, LENGTH)).toBeNull();
});
