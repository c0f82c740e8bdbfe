import { expect, it } from 'vitest';
import { percent } from '../../src/text/percent.ts';

it.each([
  [0, '0 %'],
  [0.004, '0.4 %'],
  [0.0944, '9.4 %'],
  [0.096, '10 %'],
  [0.123, '12 %'],
  [1, '100 %'],
])('%f is written %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
