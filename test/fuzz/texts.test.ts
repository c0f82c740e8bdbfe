import { beforeAll, describe, expect, it } from 'vitest';
import { mutateText, TRAPS } from '../../scripts/fuzz/mutate-text.ts';
import { randomFrom } from '../../scripts/fuzz/random.ts';
import { msOf } from '../../scripts/fuzz/ms-of.ts';
import { TEXT_READERS, textFault } from '../../scripts/fuzz/text-reader.ts';

/** `npm run fuzz-texts` tries 20,000. */
const SEEDS = Array.from({ length: 20 }, (_, n) => n + 1);

/** Characters; quadratic work already shows at a length that takes little time. `npm run fuzz-texts` goes up to 60,000. */
const LONG = 8_000;
/** Linear work takes four times as long for four times the text, quadratic work sixteen times. */
const GROWTH = { length: 4, time: 8 } as const;
/** Runs of a reading, of which the fastest counts. */
const RUNS = 3;
/** ms below which times are noise. */
const NOISE = 30;

describe.each(Object.entries(TEXT_READERS))('%s', (_, read) => {
  it('answers random texts, twice the same', () => {
    for (const seed of SEEDS) {
      expect([seed, textFault(read, mutateText(randomFrom(seed)), seed)]).toEqual([seed, null]);
    }
  });
});

/** The others cut a text to the length of a name before they read it. */
const READ_WHOLE = Object.entries(TEXT_READERS).filter(([name]) => ['search', 'brief'].includes(name));

describe.each(READ_WHOLE)('%s', (_, read) => {
  beforeAll(() => void read('a '.repeat(LONG / 10), 1)); // loads what the first call loads

  it.each(TRAPS)('takes time for %j that grows with its length', (trap) => {
    const ofLength = (length: number) => trap.repeat(length / trap.length);
    // The least of several, because a collection of garbage falls into one or the other.
    const leastOf = (length: number) =>
      Math.min(...Array.from({ length: RUNS }, () => msOf(() => read(ofLength(length), 1))));
    const long = leastOf(LONG);
    if (long < NOISE) return;
    const short = leastOf(LONG / GROWTH.length);
    expect(long).toBeLessThan(GROWTH.time * short + NOISE);
  });
});
