import { describe, expect, it } from 'vitest';
import { newSentences } from '../../src/text/new-sentences.ts';

const ONE = 'We bake rye bread every morning before the town wakes up.';
const TWO = 'Our oven has stood in the same street since the war.';

describe('a text said again', () => {
  it.each([
    ['in another paragraph', [ONE, TWO, ONE], [ONE, TWO, '']],
    ['in the same paragraph', [`${ONE} ${ONE} ${TWO}`], [`${ONE} ${TWO}`]],
    ['in capitals', [ONE, ONE.toUpperCase()], [ONE, '']],
    ['with another word', [ONE, ONE.replace('rye', 'oat')], [ONE, '']],
    ['with two other words', [ONE, ONE.replace('rye', 'oat').replace('town', 'village')], [ONE, '']],
    [
      'with two other words of six',
      ['We bake bread for the town.', 'We sell bread for the city.'],
      ['We bake bread for the town.', ''],
    ],
    ['as a short sentence', ['Order now.', 'Order now.'], ['Order now.', '']],
    ['as a label for the fourth time', ['More', 'More', 'More', 'More'], ['More', 'More', 'More', '']],
    ['as a pictograph for the fourth time', ['✦', '✦', '✦', '✦'], ['✦', '✦', '✦', '']],
    ['within itself', ['may be '.repeat(20)], ['']],
  ])('counts once: %s', (_, texts, expected) => {
    expect(newSentences(texts)).toEqual(expected);
  });

  it.each([
    ['other sentences', [ONE, TWO]],
    [
      'a sentence that begins like another',
      [ONE, 'We bake rye bread for the market, and cakes when someone asks.'],
    ],
    ['pictographs', ['🎉', '🚀', '✦', '★', '☀']],
    ['a short sentence built alike', ['We bake for the town.', 'We brew for the city.']],
    ['menus', ['Home', 'Prices', 'Contact us']],
    ['no text', ['', '  ']],
  ])('keeps %s', (_, texts) => {
    expect(newSentences(texts)).toEqual(texts.map((text) => text.trim()));
  });
});

it('lines of signs alone say nothing', () => {
  expect(newSentences(['=== ==== =.', '* * *', '…', ONE])).toEqual(['', '', '', ONE]);
});

describe('signs of a voice', () => {
  const SIGNS = 'may might could perhaps maybe possibly shall hereby herein pursuant hey wow awesome gonna';
  it.each([
    ['in a row', [SIGNS]],
    ['with commas', [`${SIGNS.replaceAll(' ', ', ')}.`]],
    ['each a text', SIGNS.split(' ')],
    [
      'each a sentence',
      [
        SIGNS.split(' ')
          .map((word) => `${word.toUpperCase()}.`)
          .join(' '),
      ],
    ],
  ])('say nothing: %s', (_, texts) => {
    expect(newSentences(texts).join('')).toBe('');
  });

  it.each([
    [
      'a sentence',
      'Perhaps we may bake a little more on Friday, and it could be that rye is the first to go.',
    ],
    ['a slogan', 'Super fresh, super fun, totally yummy.'],
  ])('count in %s', (_, text) => {
    expect(newSentences([text])).toEqual([text]);
  });
});
