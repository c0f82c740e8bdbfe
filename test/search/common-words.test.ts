import { describe, expect, it } from 'vitest';
import { openIndex } from '../../scripts/search/open-search.ts';
import { understandQuery } from '../../src/search/understand-query.ts';

const index = openIndex();
const brandsIn = (query: string) =>
  understandQuery(index, query).statements.flatMap(({ kind, values }) => (kind === 'brand' ? values : []));

describe('a common word', () => {
  it.each([
    'never in colour',
    'minimum of words',
    'respond fast',
    'amazing headlines',
    'bring me something warm',
    'seek and find',
    'mature readers',
  ])('is no name of a brand, spelt rightly or not: %s', (query) => {
    expect(brandsIn(query)).toEqual([]);
  });

  it.each([
    ['like Rakutn', 'rakuten'],
    ['like Seek', 'seek'],
    ['Bring alternative', 'posten'],
  ])('leaves names that are meant: %s', (query, slug) => {
    expect(brandsIn(query)).toContain(slug);
  });

  it.each(['likely the one', 'altitude', 'testing hearing'])('is no misspelt quality: %s', (query) => {
    expect(understandQuery(index, query).statements.filter(({ kind }) => kind === 'mood')).toEqual([]);
  });

  it('leaves wrong letters of rare words to be corrected', () => {
    expect(understandQuery(index, 'minimlist').statements).toMatchObject([{ values: ['minimal'] }]);
  });

  it('names no photographs of people in a page for people', () => {
    const { statements } = understandQuery(index, 'people who fear computers');
    expect(statements.flatMap(({ values }) => values)).not.toContain('people-photos');
  });
});
