import { expect, test } from 'vitest';
import { contrastRatio } from '../../src/color/contrast.ts';
import type { Rgba } from '../../src/color/rgba.ts';

const grey = (v: number): Rgba => ({ r: v, g: v, b: v, a: 1 });

test.each([
  [grey(0), grey(255), 21],
  [grey(255), grey(255), 1],
  [grey(0x77), grey(255), 4.48],
  [{ r: 255, g: 0, b: 0, a: 1 }, grey(255), 4],
])('text %j on ground %j has a contrast ratio of %d', (text, ground, ratio) => {
  expect(contrastRatio(text, ground)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(ground, text)).toBe(contrastRatio(text, ground));
});
