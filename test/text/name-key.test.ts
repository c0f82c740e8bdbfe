import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey, rawWordsOf } from '../../src/text/name-key.ts';

test.each([
  ["Müller's Büro", ['mullers', 'buro']],
  ["don't stop", ['dont', 'stop']],
  ['Łódź & Co.', ['lodz', 'co']],
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

test('a name is its letters and digits, without the article', () => {
  expect(nameKey('The J.P. Morgan')).toBe(nameKey('jp-morgan'));
});
