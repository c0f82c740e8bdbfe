import { expect, test } from 'vitest';
import { understandQuery } from '../../src/search/understand-query.ts';
import { openIndex } from '../../scripts/search/open-search.ts';

const index = openIndex();
const read = (query: string) => {
  const { english, language } = understandQuery(index, query);
  return { english: english.replace(/\s+/g, ' '), language };
};

test('words that are English too are read in the language of the function words around them', () => {
  expect(read('site de voyage sans photos')).toEqual({
    english: 'website travel no photos',
    language: 'fr',
  });
});

test('a compound beside a function word that is written alike in English', () => {
  expect(read('Yogastudio in Berlin')).toEqual({ english: 'yoga studio in Berlin', language: 'de' });
});

test.each([
  'cafe de paris',
  'for la dodgers fans',
  'a phone in the van',
  'integral of x squared',
  'de stijl',
])('"%s" stays English', (query) => {
  expect(read(query)).toEqual({ english: query, language: null });
});

test('errands are known in other languages, so that they are no unknown words', () => {
  expect(read('wie spät ist es').english).toContain('what time is it');
  expect(read('como trocar um pneu').english).toContain('tyre');
  expect(read('明日の天気').english).toContain('weather');
  expect(read('receta de paella').english).toContain('recipes');
});
