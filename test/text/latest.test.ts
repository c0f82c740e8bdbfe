import { expect, test } from 'vitest';
import { keepingLatest } from '../../src/text/latest.ts';

function counted() {
  let calls = 0;
  const read = keepingLatest((text: string) => `${text} ${++calls}`);
  return { read, calls: () => calls };
}

test('a text is read once until another one is', () => {
  const { read, calls } = counted();
  expect([read('a'), read('a'), read('b'), read('a')]).toEqual(['a 1', 'a 1', 'b 2', 'a 3']);
  expect(calls()).toBe(3);
});

test('a long text is not kept', () => {
  const { read, calls } = counted();
  const long = 'word '.repeat(1000);
  read(long);
  read(long);
  expect(calls()).toBe(2);
});
