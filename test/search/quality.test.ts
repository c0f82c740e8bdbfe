import { describe, expect, it } from 'vitest';
import { normalizedGain } from '../../scripts/search/gain.ts';
import { openIndex } from '../../scripts/search/open-search.ts';
import { search } from '../../src/search/search.ts';
import { gradesOf, HELD_OUT_QUERIES, JUDGED_QUERIES, type JudgedQuery } from './relevance.ts';

const index = openIndex();

const ranking = (query: string) => search(index, query).matches.map(({ slug }) => slug);
const all = [...JUDGED_QUERIES, ...HELD_OUT_QUERIES];

function meanGain(queries: readonly JudgedQuery[]): number {
  const gains = queries.map((judged) => normalizedGain(ranking(judged.query), gradesOf(judged)));
  return gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
}

describe('over the catalog as it is built', () => {
  // Whoever wrote these also wrote tables of words. What likeness gains was chosen by queries of strangers, which read
  // 0.03 to 0.05 better with it and these 0.01 worse (docs/SEARCH.md).
  it('the judged queries are answered with an nDCG@10 of 0.84 or more', () => {
    expect(meanGain(JUDGED_QUERIES)).toBeGreaterThanOrEqual(0.84);
  });

  // Lower than the above, as it must be for queries nobody had in mind; it must not get worse.
  it('the queries held out are answered with an nDCG@10 of 0.75 or more', () => {
    expect(meanGain(HELD_OUT_QUERIES)).toBeGreaterThanOrEqual(0.75);
  });

  it.each(all.filter(({ kind }) => kind === 'name').map(({ query, best }) => [query, best[0]]))(
    'the name %s finds %s first',
    (query, slug) => {
      expect(ranking(query)[0]).toBe(slug);
    },
  );

  it('a name finds the brand and those most like it, not all that share something', () => {
    const { matches, total } = search(index, 'aesop');
    expect(matches.map(({ slug }) => slug).slice(0, 2)).toEqual(['aesop', 'muji']);
    expect(total).toBeLessThan(8);
  });

  it('the judged queries name brands of the catalog, each once', () => {
    for (const judged of all) {
      const { query, best, good = [], fair = [] } = judged;
      expect(gradesOf(judged).size, query).toBe(best.length + good.length + fair.length);
      for (const slug of gradesOf(judged).keys()) {
        expect(search(index, slug).matches[0], query).toMatchObject({ slug, matchType: 'exact' });
      }
    }
  });
});

describe('normalised gain', () => {
  const grades = new Map([
    ['a', 3],
    ['b', 1],
  ]);
  it.each([
    [['a', 'b'], 1],
    [['a'], 7 / (7 + 1 / Math.log2(3))],
    [['x', 'a', 'b'], (7 / Math.log2(3) + 1 / 2) / (7 + 1 / Math.log2(3))],
    [['x', 'y'], 0],
    [[], 0],
  ])('of %j is %d', (found, gain) => {
    expect(normalizedGain(found, grades)).toBeCloseTo(gain, 10);
  });
});
