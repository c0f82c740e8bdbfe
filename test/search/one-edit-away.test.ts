import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneEditAway } from '../../src/search/one-edit-away.ts';

const near = (word: string, ...known: string[]) =>
  oneEditAway(word, (candidate) => known.includes(candidate));

describe('a word is near', () => {
  it.each([
    ['one that lacks a letter', 'stripe', 'strpe'],
    ['one with a letter more', 'stripe', 'strippe'],
    ['one with another letter', 'stripe', 'strife'],
    ['one with two letters that changed places', 'stripe', 'stirpe'],
    ['one that differs in the first letter', 'stripe', 'xtripe'],
    ['one that differs in the last letter', 'stripe', 'stripx'],
  ])('%s', (_, known, typed) => {
    expect(near(typed, known)).toEqual([known]);
  });

  it.each([
    ['itself', 'stripe', 'stripe'],
    ['one two letters away', 'stripe', 'strixx'],
    ['one of three letters', 'bmw', 'bmv'],
    ['another number', '1967', '1957'],
  ])('but not %s', (_, known, typed) => {
    expect(near(typed, known)).toEqual([]);
  });

  it('in the order of the letters', () => {
    expect(near('clay', 'play', 'clan', 'cla', 'lay')).toEqual(['cla', 'clan', 'lay', 'play']);
  });

  it('as the other is near it', () => {
    const word = fc.stringMatching(/^[a-e]{4,6}$/);
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(near(a, b).length).toBe(near(b, a).length);
      }),
    );
  });
});
