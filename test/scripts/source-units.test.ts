import { expect, test } from 'vitest';
import { hexColor } from '../../scripts/sources/units.ts';

test.each([
  ['rgb(0 0 0/0.5)', '#00000080'],
  ['rgb(0_0_0/0.5)', '#00000080'],
  ['hsl(200,100%,36.9%)', '#007dbc'],
  ['oklch(57.72% 0.2324 260)', '#056dff'],
  ['rgb(var(--ink))', null],
  ['inherit', null],
  ['color(', null],
  ['oklch(', null],
])('the colour %s is %s', (written, hex) => {
  expect(hexColor(written)).toBe(hex);
});
