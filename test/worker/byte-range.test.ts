import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byteRange } from '../../worker/byte-range.ts';

it.each([
  ['bytes=0-0', { offset: 0, length: 1 }],
  ['bytes=2-5', { offset: 2, length: 4 }],
  ['bytes=0-', { offset: 0, length: 10 }],
  ['bytes=9-', { offset: 9, length: 1 }],
  ['bytes=4-99', { offset: 4, length: 6 }],
  ['bytes=-3', { offset: 7, length: 3 }],
  ['bytes=-99', { offset: 0, length: 10 }],
  [' Bytes=1-2 ', { offset: 1, length: 2 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
  [null, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=5-2', null],
  ['bytes=0-1,4-5', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
])('for ten bytes, %j gives %j', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected);
});

it('gives no range for an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable');
});

it('never exceeds the file', () => {
  const bound = fc.oneof(fc.constant(''), fc.nat({ max: 2000 }).map(String));
  fc.assert(
    fc.property(bound, bound, fc.nat({ max: 1000 }), (from, to, size) => {
      const range = byteRange(`bytes=${from}-${to}`, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.offset).toBeGreaterThanOrEqual(0);
      expect(range.length).toBeGreaterThan(0);
      expect(range.offset + range.length).toBeLessThanOrEqual(size);
    }),
  );
});
