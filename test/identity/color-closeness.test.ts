import { describe, expect, it } from 'vitest';
import { parseHex } from '../../src/color/hex.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { accentCloseness, neutralCloseness } from '../../src/identity/color-closeness.ts';

const color = (hex: string): Rgba => parseHex(hex.slice(1))!;

describe('a ground or ink', () => {
  it.each([
    ['#ffffff', '#ffffff', 1, 1],
    ['#ffffff', '#fcfcfc', 1, 1],
    ['#ffffff', '#f2f2f2', 0.7, 0.95],
    ['#fdf6e3', '#ffffff', 0.6, 0.95],
    ['#ffffff', '#d0d0d0', 0, 0.1],
    ['#ffffff', '#0b0b0b', 0, 0],
    ['#111111', '#1f2933', 0.2, 0.6],
  ])('%s for %s scores between %d', (seen, wanted, least, most) => {
    const score = neutralCloseness(color(seen), color(wanted));
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });
});

describe('an accent', () => {
  it.each([
    ['the colour itself', '#5e6ad2', '#5e6ad2', 1, 1],
    ['its shade for pressed buttons', '#4c56b0', '#5e6ad2', 0.7, 1],
    ['its tint', '#c9cdf2', '#5e6ad2', 0.6, 0.75],
    ['olive for the yellow of its hue', '#706200', '#ffeb3b', 0, 0.4],
    ['the blue beside it', '#0a66c2', '#5e6ad2', 0.2, 0.7],
    ['green for indigo', '#16a34a', '#5e6ad2', 0, 0],
    ['purple for green', '#7c3aed', '#0f7a52', 0, 0],
    ['grey for blue', '#888888', '#1d70b8', 0, 0.4],
  ])('%s', (_, seen, wanted, least, most) => {
    const score = accentCloseness(color(seen), color(wanted));
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });
});
