import { expect, it } from 'vitest';
import { cut, shortened } from '../../src/text/shortened.ts';

it.each([
  ['abc', 3, 'abc', 'abc'],
  ['abcd', 3, 'abc', 'ab…'],
  ['a😀b', 2, 'a', 'a…'],
  ['a😀b', 3, 'a😀', 'a…'],
  ['😀', 2, '😀', '😀'],
  ['abc', 0, '', '…'],
])('%s in %d characters', (text, most, first, short) => {
  expect(cut(text, most)).toBe(first);
  expect(shortened(text, most)).toBe(short);
});
