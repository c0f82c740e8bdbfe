import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dictionaryOf, findWord, firstAtOrAfter, wordAt } from '../../src/search/dictionary.ts';

const words = fc.uniqueArray(fc.string({ maxLength: 8 })).map((list) => list.toSorted());

describe('a dictionary', () => {
  it('gives each word the number it was given', () => {
    fc.assert(
      fc.property(words, (list) => {
        const dictionary = dictionaryOf(list);
        for (const [number, word] of list.entries()) {
          expect(findWord(dictionary, word)).toBe(number);
          expect(wordAt(dictionary, number)).toBe(word);
        }
      }),
    );
  });

  it('has no other word', () => {
    fc.assert(
      fc.property(words, fc.string({ maxLength: 8 }), (list, word) => {
        expect(findWord(dictionaryOf(list), word) === null).toBe(!list.includes(word));
      }),
    );
  });

  it('knows where a word would stand', () => {
    fc.assert(
      fc.property(words, fc.string({ maxLength: 8 }), (list, word) => {
        const place = list.findIndex((other) => other >= word);
        expect(firstAtOrAfter(dictionaryOf(list), word)).toBe(place === -1 ? list.length : place);
      }),
    );
  });

  it('may be empty', () => {
    expect(findWord(dictionaryOf([]), 'word')).toBeNull();
  });
});
