import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { mutate } from '../../scripts/fuzz/mutate.ts';
import { randomFrom } from '../../scripts/fuzz/random.ts';
import { FuzzReader } from '../../scripts/fuzz/reader.ts';
import { seedPages } from '../../scripts/fuzz/seed-pages.ts';
import { sweep } from '../sample.ts';

/** `npm run fuzz` goes on. */
const PAGES = sweep(12, 400);

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
    for (let seed = 1; seed <= PAGES; seed += 1) {
      const random = randomFrom(seed);
      expect(await reader.fault(mutate(random.pick(pages), random)), `seed ${seed}`).toBeNull();
    }
  });
});
