import { voiceWords } from '#voice-words';
import { weightTable } from '#weight-table';
import { wordLists } from '#word-lists';
import { expect, test } from 'vitest';

test.each([
  ['words', wordLists()],
  ['words of voices', voiceWords()],
  ['weights', weightTable()],
])('the lists of %s survive JSON, as which the Worker loads them', (_, lists) => {
  expect(JSON.parse(JSON.stringify(lists))).toEqual(lists);
});
