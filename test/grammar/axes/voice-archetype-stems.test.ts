import { describe, expect, test } from 'vitest';
import { knownStems } from '../../../src/grammar/axes/voice-archetype/known-stems.ts';
import { stemShares } from '../../../src/grammar/axes/voice-archetype/word-weights.ts';

const numbered = (...stems: string[]) => new Map(stems.map((stem, at) => [stem, at]));
const wordsIn = (text: string, tongue: string, ...stems: string[]) =>
  knownStems(text, tongue, numbered(...stems)).map(({ word }) => word);

describe('stems of words in a text of another language', () => {
  test('the longest stem that a word begins with, once each', () => {
    const stems = ['kunst', 'künstler', 'werk', 'ausstellung', 'licht'];
    expect(wordsIn('Kunst, Werke und Lichter: Künstlerinnen, Ausstellungen, Werk', 'de', ...stems)).toEqual([
      'kunst',
      'werke',
      'lichter',
      'künstlerinnen',
      'ausstellungen',
    ]);
  });

  test('stems of fewer than four letters have no ending but s', () => {
    expect(wordsIn('mar marca artes arte luz cor', 'pt', 'mar', 'arte', 'luz', 'cor')).toEqual([
      'mar',
      'artes',
      'luz',
      'cor',
    ]);
  });

  test('anywhere in scripts without spaces, the longest first', () => {
    expect(wordsIn('写真展示は自然の光と海', 'ja', '写真', '自然', '光', '海', '然')).toEqual([
      '写真',
      '自然',
      '光',
      '海',
    ]);
  });

  test('behind an article that is written as part of the word', () => {
    expect(wordsIn('الفن والموسيقى والكتاب والبحر', 'ar', 'فن', 'موسيق', 'كتاب', 'بحر')).toHaveLength(4);
  });

  test('fewer than four say nothing of a text', () => {
    expect(wordsIn('Kunst und Licht', 'de', 'kunst', 'licht')).toEqual([]);
  });

  test('repeated stems count by the square root of their number', () => {
    const known = knownStems(
      `${'kunst '.repeat(16)}${'licht '.repeat(9)}werk farbe`,
      'de',
      numbered('kunst', 'licht', 'werk', 'farbe'),
    );
    expect(known.map(({ weight }) => weight)).toEqual([4 / 9, 3 / 9, 1 / 9, 1 / 9]);
  });

  test.each([
    ['de', 'Kunst, Künstlerinnen, Ausstellungen, Galerien, Museen'],
    ['ja', '作品と展示、美術館、写真、音楽'],
    ['ru', 'Искусство, художники, выставки, галереи, музеи'],
  ])('have weights: %s', (tongue, text) => {
    const shares = stemShares(text, tongue);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.every((each) => each.shares.length === 8)).toBe(true);
  });

  test('a language without a table has none', () => {
    expect(stemShares('umění umělec výstava galerie muzeum', 'cs')).toEqual([]);
  });
});
