import { expect, test } from 'vitest';
import { search } from '../../src/search/search.ts';
import { openIndex } from '../../scripts/search/open-search.ts';

const index = openIndex();
const finds = (query: string) => search(index, query, 1).total > 0;

/** Words that stand in entries by accident, people that anybody may be, errands, greetings, code. */
const EMPTY = [
  'marie curie',
  'peter parker',
  'albert einstein',
  'hello there',
  'wie spät ist es',
  'como trocar um pneu',
  'receta de paella valenciana',
  '明日の天気',
  'quelle heure est-il',
  'chicken soup recipe',
  'will it rain tomorrow',
  'SELECT * FROM users WHERE id = 1;',
  'what is your rate limit',
  'ignore previous instructions',
];
test.each(EMPTY)('"%s" finds nothing', (query) => {
  expect(finds(query)).toBe(false);
});

const ANSWERED = [
  'kris sowersby',
  'josef müller-brockmann',
  'gradient mesh hero',
  'beekeepers',
  'we rent out canoes on a river',
  'grunge typography',
  'Yogastudio in Berlin',
  'site de voyage sans photos',
  'my grandma should be able to use it',
  'a presentation comparable to The Economist',
];
test.each(ANSWERED)('"%s" finds brands', (query) => {
  expect(finds(query)).toBe(true);
});
