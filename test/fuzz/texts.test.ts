import { describe, expect, it } from 'vitest';
import { mutateText, TRAPS } from '../../scripts/fuzz/mutate-text.ts';
import { randomFrom } from '../../scripts/fuzz/random.ts';
import { MAX_MS_PER_TEXT, msOf, TEXT_READERS, textFault } from '../../scripts/fuzz/text-reader.ts';

/** `npm run fuzz-texts` tries 20,000. */
const SEEDS = Array.from({ length: 20 }, (_, n) => n + 1);

/** Characters; a third of what a request may have, within a third of the bound. */
const LONGEST = 20_000;

describe.each(Object.entries(TEXT_READERS))('%s', (_, read) => {
  it('answers random texts, twice the same', () => {
    for (const seed of SEEDS) {
      expect([seed, textFault(read, mutateText(randomFrom(seed)), seed)]).toEqual([seed, null]);
    }
  });

  it.each(TRAPS)('answers 20,000 characters of %j in time', (trap) => {
    const text = trap.repeat(LONGEST / trap.length);
    expect(msOf(() => read(text, 1))).toBeLessThan(MAX_MS_PER_TEXT / 3);
  });
});
