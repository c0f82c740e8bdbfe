import { beforeAll, describe, expect, it } from 'vitest';
import { mutateText, TRAPS } from '../../scripts/fuzz/mutate-text.ts';
import { randomFrom } from '../../scripts/fuzz/random.ts';
import { msOf } from '../../scripts/fuzz/ms-of.ts';
import { TEXT_READERS, textFault } from '../../scripts/fuzz/text-reader.ts';
import { sweep } from '../sample.ts';

/** `npm run fuzz-texts` tries 20,000. */
const SEEDS = Array.from({ length: sweep(8, 20) }, (_, n) => n + 1);

/** Characters; quadratic work already shows at a length that takes little time. `npm run fuzz-texts` goes up to 60,000. */
const LONG = 4_000;
/** Linear work takes four times as long for four times the text, ten times where it leaves the caches of a busy machine; quadratic work sixteen times. */
const GROWTH = { length: 4, time: 10 } as const;
/** Most runs of a reading, of which the fastest counts. The first is slow because its code is not compiled yet; most texts pass with it. */
const RUNS = 16;
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

interface Timed {
  readonly text: string;
  /** The least of its runs, because a collection of garbage falls into one or the other. */
  ms: number;
}

describe.each(READ_WHOLE)('%s', (_, read) => {
  beforeAll(() => void read('a '.repeat(LONG / 10), 1)); // loads what the first call loads

  it.each(TRAPS)('takes time for %j that grows with its length', (trap) => {
    expectGrowth((length) => trap.repeat(length / trap.length));
  });

  // Many readers look further only where a text has a word of theirs.
  it.each([' ', '\n', ', ', 'no, '])('takes time for %j among words that grows with its length', (trap) => {
    expectGrowth(
      (length) => `corners 8px, no wait, ${trap.repeat(length / trap.length)} not actually like Stripe`,
    );
  });

  // A row of ligatures expands to words that share the place of the whole row. Quadratic work took 10 s.
  it('takes no more time for a row of ligatures than for as many words', () => {
    expect(msOf(() => read('ﷺ'.repeat(20_000), 1))).toBeLessThan(4_000);
  });

  function expectGrowth(textOf: (length: number) => string): void {
    const [long, short] = [LONG, LONG / GROWTH.length].map((length) => ({
      text: textOf(length),
      ms: Infinity,
    })) as [Timed, Timed];
    // Long and short take turns, because a busy machine slows whatever runs at that moment.
    for (let run = 0; run < RUNS; run += 1) {
      for (const timed of [long, short])
        timed.ms = Math.min(
          timed.ms,
          msOf(() => read(timed.text, 1)),
        );
      if (long.ms < NOISE || long.ms <= GROWTH.time * short.ms + NOISE) return;
    }
    expect.fail(`${long.ms} ms for ${LONG} characters, ${short.ms} ms for a quarter of them`);
  }
});
