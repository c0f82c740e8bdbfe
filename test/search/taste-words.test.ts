import { expect, it } from 'vitest';
import { grammarVector } from '../../src/catalog/grammar-similarity.ts';
import { tasteWords } from '../../src/search/taste-words.ts';
import { brand } from './corpus.ts';

it('a grammar is found by the words people use for its values, each once', () => {
  const codes = [
    ...grammarVector({ 'surface.ground': 'black', 'surface.texture': 'mesh', 'palette.contrast': 'low' }),
  ];
  const words = tasteWords(brand('a', { codes, theme: 'dark', density: 'high' })).split(' ');
  expect(words).toEqual(['dark', 'dense', 'black', 'mesh', 'gradient']);
});

it('a brand that states nothing has no words', () => {
  expect(tasteWords(brand('a'))).toBe('');
});
