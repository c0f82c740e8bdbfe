import { expect, test } from 'vitest';
import { conceptsByPhrase, conceptOf } from '../../src/words/concepts.ts';
import { readConcepts } from '../../src/words/read-concepts.ts';
import { isNearWord, readSimilarWords } from '../../src/words/read-similar-words.ts';
import { understand } from '../../src/words/understand.ts';
import SIMILAR_WORDS from '../../src/words/vocabulary/similar-words.json' with { type: 'json' };

const read = (text: string) =>
  understand(text, [readConcepts, readSimilarWords]).statements.flatMap(({ kind, values, polarity }) =>
    values.map((value) => `${polarity === 'against' ? 'not ' : ''}${kind} ${value}`),
  );

test.each([
  ['for drummers', 'audience musicians'],
  ['genial', 'mood friendly'],
  ['automakers', 'industry automotive'],
  ['no yelling', 'not mood loud'],
])('%s states %s by the words it is near to', (text, stated) => {
  expect(read(text)).toContain(stated);
});

test('a word of a concept is read as that concept alone', () => {
  expect(read('elegant')).toEqual(['mood elegant']);
});

test('what nearness says is less sure than what a word says', () => {
  const { statements } = understand('adventurous biking', [readConcepts, readSimilarWords]);
  const [said, near] = statements.map(({ confidence }) => confidence);
  expect(near).toBeLessThan(0.5);
  expect(said).toBeGreaterThan(0.5);
});

test('the table has existing concepts and no word of a concept', () => {
  for (const [name, words] of Object.entries(SIMILAR_WORDS)) {
    const [kind = '', id = ''] = name.split(' ');
    expect(conceptOf(kind, id), name).toBeDefined();
    for (const [, word = ''] of words.matchAll(/(\S+) \d+/g)) {
      expect(isNearWord(word), word).toBe(true);
      expect(conceptsByPhrase().has(word), word).toBe(false);
    }
  }
});

test('a sentence of many such words costs no more than a few', () => {
  const { statements } = understand('drummer picnic automaker impulsive '.repeat(50), [readSimilarWords]);
  expect(new Set(statements.map(({ span }) => span.start)).size).toBeLessThanOrEqual(3);
});
