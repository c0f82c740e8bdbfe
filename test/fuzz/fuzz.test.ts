import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { mutate } from '../../scripts/fuzz/mutate.ts';
import { randomFrom } from '../../scripts/fuzz/random.ts';
import { FuzzReader } from '../../scripts/fuzz/reader.ts';
import { seedPages } from '../../scripts/fuzz/seed-pages.ts';

const TIME = 4_000; // ms; the seeds are always the same, a faster machine gets further down the list; `npm run fuzz` goes on
const MAX_PAGES = 5_000;

const reader = new FuzzReader();
afterAll(() => reader.stop());

const cases = globSync('test/fuzz/cases/*.html').toSorted();

describe('pages that once broke a reading', () => {
  it.each(['', ...cases])('%s', async (file) => {
    expect(await reader.fault(file === '' ? '<p>a' : readFileSync(file, 'utf8'))).toBeNull();
  });
});

describe('real pages changed at random', () => {
  it('are read to the end, in finite numbers, twice the same', { timeout: 120_000 }, async () => {
    const pages = seedPages(['test/corpus/pages']);
    const end = Date.now() + TIME;
    for (let seed = 1; seed <= MAX_PAGES && Date.now() < end; seed += 1) {
      const random = randomFrom(seed);
      expect(await reader.fault(mutate(random.pick(pages), random)), `seed ${seed}`).toBeNull();
    }
  });
});
