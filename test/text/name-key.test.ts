import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey, rawWordsOf } from '../../src/text/name-key.ts';
import { slugOf } from '../../src/text/slug.ts';

test.each([
  ["Müller's Büro", ['mullers', 'buro']],
  ["don't stop", ['dont', 'stop']],
  ['Łódź & Co.', ['lodz', 'co']],
  ['Þórður Guðmundsson, Ħal', ['thordur', 'gudmundsson', 'hal']],
  ['full\twidth ＡＢＣ', ['full', 'width', 'abc']],
])('the words of %j are %j', (text, words) => {
  expect(rawWordsOf(text)).toEqual(words);
});

test('text in ASCII has the same words beside other letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(rawWordsOf(`${text} é`)).toEqual([...rawWordsOf(text), 'e']);
    }),
  );
});

test('the key of a name in ASCII has the words of the name', () => {
  const letters = fc.constantFrom('the ', 'The', "'", '-', '.', ' ', 'a', 'Z', '7', 'news');
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      const [first = '', ...others] = rawWordsOf(text);
      const isArticle = first === 'the' && others.length > 0;
      expect(nameKey(text)).toBe((isArticle ? others : [first, ...others]).join(''));
    }),
  );
});

test('a name is its letters and digits, without the article', () => {
  expect(nameKey('The J.P. Morgan')).toBe(nameKey('jp-morgan'));
});

test.each(['Þórður', 'Straße', 'Œuvre', 'Ŋaŧi', 'Łódź', 'Ħal'])('the key of %s is its slug', (name) => {
  expect(nameKey(name)).toBe(slugOf(name));
});
