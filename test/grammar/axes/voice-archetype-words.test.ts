import { expect, test } from 'vitest';
import { weightTable } from '../../../src/grammar/axes/voice-archetype/weight-table.ts';
import { wordShares } from '../../../src/grammar/axes/voice-archetype/word-weights.ts';

test('the table finds each of its words', () => {
  const words = Object.values(weightTable().words).flatMap((line) =>
    line
      .trim()
      .split(' ')
      .filter((_, at) => at % 2 === 0),
  );
  expect(words.length).toBeGreaterThan(10_000);
  expect(words.filter((word) => wordShares(word).length === 0)).toEqual([]);
});

test('a word adds its weights in the order of the archetypes', () => {
  const { words, step, archetypes } = weightTable();
  const code = / museum (\w+)/.exec(words['mus'] ?? '')?.[1] ?? '';
  const [museum] = wordShares('museum '.repeat(64)); // 8 equal words are a whole text
  expect(museum?.shares).toHaveLength(archetypes.length);
  const weights = [...code].map((letter) => step * (letter.charCodeAt(0) - 'm'.charCodeAt(0)));
  museum?.shares.forEach((share, at) => expect(share).toBeCloseTo(weights[at] ?? NaN));
});
