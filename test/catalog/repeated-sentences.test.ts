import { expect, test } from 'vitest';
import { repeatedSentences, sentencesOf } from '../../src/catalog/repeated-sentences.ts';

const place = (text: string, index: number) => ({ slug: `brand-${index}`, line: index + 1, text });

test.each([
  ['the same sentence', 'Every panel has one corner cut away.', 'Every panel has one corner cut away.', true],
  [
    'other case and punctuation',
    'Every panel has one corner cut away.',
    'every panel has one corner cut away',
    true,
  ],
  [
    'one word changed at the end',
    'Every panel on every page has one corner cut away entirely.',
    'Every panel on every page has one corner cut away completely.',
    true,
  ],
  [
    'the same words about something else',
    'Every panel has one corner cut away.',
    'Shadows are drawn under one corner of a panel only.',
    false,
  ],
  ['short phrases', 'No shadows at all.', 'No shadows at all.', false],
])('%s', (_, first, second, repeated) => {
  const found = repeatedSentences([first, second].map(place));
  expect(found.map(({ sentence, earlier }) => [sentence.slug, earlier.slug])).toEqual(
    repeated ? [['brand-1', 'brand-0']] : [],
  );
});

test.each([
  ['One. Two.', ['One.', 'Two.']],
  ['It rose to 1.5 px. Then it fell.', ['It rose to 1.5 px.', 'Then it fell.']],
  ['“Think different.” That was all.', ['“Think different.”', 'That was all.']],
  ['A line\nbroken in two.', ['A line broken in two.']],
  ['', []],
])('%j has the sentences %j', (prose, sentences) => {
  expect(sentencesOf(prose)).toEqual(sentences);
});
