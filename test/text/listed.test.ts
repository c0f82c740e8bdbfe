import { expect, test } from 'vitest';
import { listed } from '../../src/text/listed.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j', (items, text) => {
  expect(listed(items)).toBe(text);
});

test('another word before the last one', () => {
  expect(listed(['a', 'b'], ' or ')).toBe('a or b');
  expect(listed(['a', 'b', 'c'], ', and ')).toBe('a, b, and c');
});
