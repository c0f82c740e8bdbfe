import { expect, test } from 'vitest';
import { brandFamilies } from '../../src/specimen/brand-families.ts';

const LONG = ['"Own Sans"', ...Array.from({ length: 30 }, (_, at) => `"Fallback ${at}"`), 'sans-serif'].join(
  ', ',
);

test.each([
  ['Inter, sans-serif', 'Inter, sans-serif'],
  [LONG, LONG],
  ['Inter, "Inter Fallback: Arial", sans-serif', 'Inter, "Inter Fallback: Arial", sans-serif'],
  ['x}body{display:none', null],
  ['x;color:red', null],
])('the stack %j is written as %j', (stack, body) => {
  const type = { families: { body: { stack, class: 'grotesque' as const } } };
  expect(brandFamilies({ color: {}, type })?.body ?? null).toBe(body);
});
